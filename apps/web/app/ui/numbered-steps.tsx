import styles from './numbered-steps.module.css';

type NumberedStepsProps = {
  steps: readonly { readonly title: string; readonly text: string }[];
  /** How the steps stand beside each other is up to the page. */
  className: string | undefined;
};

export function NumberedSteps({ steps, className }: NumberedStepsProps) {
  return (
    <ol className={['plain-list', styles.steps, className].filter(Boolean).join(' ')}>
      {steps.map(({ title, text }, position) => (
        <li key={title}>
          <span className={styles.number} aria-hidden="true">
            {position + 1}
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
