import { bankRoot } from '@sevenfold/contract/site/paths';
import { Link } from 'react-router';
import { subjects } from './home-content.ts';
import { Section } from './section.tsx';
import { SubjectFigure } from './subject-figure.tsx';
import styles from './subject-tiles.module.css';

export function SubjectTiles() {
  return (
    <Section id="subjects" title={subjects.title} text={subjects.text}>
      <ul className={`plain-list ${styles.tiles}`}>
        {subjects.tiles.map(({ course, level, name, levelName, slug, figure }) => (
          <li key={slug}>
            <Link to={`${bankRoot}?subject=${slug}`} className={styles.tile}>
              <SubjectFigure figure={figure} />
              <span className={styles.title}>
                {course} <span className={styles.level}>{level}</span>
              </span>
              <span className={styles.name}>
                {name}, <span className={styles.together}>{levelName}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
