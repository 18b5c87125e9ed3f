import { NumberedSteps } from '~/ui/numbered-steps.tsx';
import styles from './about-tests.module.css';

const steps = [
  {
    title: 'Choose',
    text: 'Pick topics, or narrow them down to the parts you are unsure of. You see how many questions match before you commit.',
  },
  {
    title: 'Sit it',
    text: 'The clock starts when you say so. Every answer is kept as you go, so a lost connection or a closed laptop costs you nothing.',
  },
  {
    title: 'Mark it',
    text: 'Compare your work with the worked answers, tick the lines of the mark scheme you earned, and see where the marks went.',
  },
] as const;

export function AboutTests() {
  return (
    <section className={styles.about} aria-labelledby="how-a-test-works">
      <h2 id="how-a-test-works">How a test works</h2>
      <NumberedSteps steps={steps} className={styles.steps} />
    </section>
  );
}
