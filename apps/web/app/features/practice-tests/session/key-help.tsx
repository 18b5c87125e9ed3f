import { Checkbox } from '~/ui/checkbox.tsx';
import styles from './question-navigator.module.css';

/** The keys of a test, for those who have some; whom they disturb switches them off. */
export function KeyHelp({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  return (
    <details className={styles.keys}>
      <summary>Keyboard</summary>
      <dl>
        <div>
          <dt>
            <kbd>N</kbd>
          </dt>
          <dd>Next</dd>
        </div>
        <div>
          <dt>
            <kbd>S</kbd>
          </dt>
          <dd>Skip</dd>
        </div>
        <div>
          <dt>
            <kbd>1</kbd> to <kbd>9</kbd>
          </dt>
          <dd>Jump</dd>
        </div>
        <div>
          <dt>
            <kbd>←</kbd> <kbd>→</kbd>
          </dt>
          <dd>Back and forth</dd>
        </div>
      </dl>
      <Checkbox label="Use these keys" checked={on} onChange={onChange} />
    </details>
  );
}
