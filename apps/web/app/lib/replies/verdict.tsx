import { Check, CircleAlert, CircleHelp, X } from 'lucide-react';
import { localMoment } from '~/lib/dates.ts';
import { Typeset } from '~/ui/typeset.tsx';
import styles from './replies.module.css';
import type { CheckedField } from './reply-parts.rules.ts';

const looks = {
  right: { word: 'Right', Icon: Check, tone: 'right' },
  wrong: { word: 'Not right', Icon: X, tone: 'wrong' },
  form: { word: 'The right value, but not in the form that is asked for', Icon: CircleAlert, tone: 'nearly' },
  accuracy: { word: 'Not accurate enough', Icon: CircleAlert, tone: 'nearly' },
  unreadable: { word: 'This can’t be read', Icon: CircleHelp, tone: 'nearly' },
  empty: { word: 'Nothing was typed', Icon: CircleHelp, tone: 'nearly' },
} as const;

/** Heard when it comes: the place for it is there before. */
export function Verdict({ checked }: { checked: CheckedField | undefined }) {
  return <div role="status">{checked && <Told {...checked} />}</div>;
}

/** The same where it stands already. */
export function Told({ verdict, note_html: note, marks, of, checkedAt }: CheckedField) {
  const { word, Icon, tone } = looks[verdict];
  return (
    <div className={styles.verdict} data-tone={tone}>
      <Icon aria-hidden="true" />
      <div>
        <p>
          <strong>{word}</strong>
          <span className={styles.worth}>
            {marks} of {of === 1 ? '1 mark' : `${of} marks`}
          </span>
        </p>
        {note && <Typeset value={{ html: note }} className={styles.note} />}
        {checkedAt && <p className={styles.when}>Checked {localMoment(checkedAt)}</p>}
      </div>
    </div>
  );
}
