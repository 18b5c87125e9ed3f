import { whyUs } from './home-content.ts';
import { Section } from './section.tsx';
import styles from './why-us.module.css';

export function WhyUs() {
  return (
    <Section id="why-us" title={whyUs.title}>
      <div className={styles.layout}>
        <div className={styles.motto}>
          <h3>{whyUs.motto}</h3>
          <p>{whyUs.text}</p>
          <div className={styles.chart} aria-hidden="true">
            <div className={styles.usual} />
            <span>{whyUs.chart.usual}</span>
            <div className={styles.ours} />
            <span>{whyUs.chart.ours}</span>
          </div>
        </div>
        <ul className={`plain-list ${styles.reasons}`}>
          {whyUs.reasons.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
