import type { RepliedQuestion } from '@sevenfold/contract/practice-tests/test';
import type { AskedReply } from '@sevenfold/contract/questions/question';
import { partLabel } from '@sevenfold/contract/questions/question-parts.rules';
import { Typeset } from '~/ui/typeset.tsx';
import styles from './replied-fields.module.css';
import { Told } from './verdict.tsx';

type RepliedFieldsProps = {
  fields: RepliedQuestion['fields'];
  asked: readonly AskedReply[];
};

/** What was typed in a test, field by field, with the machine's verdict. What no machine marks isn't among it. */
export function RepliedFields({ fields, asked }: RepliedFieldsProps) {
  return (
    <dl className={styles.fields}>
      {fields.map(({ field, part, value, verdict, read_html, note_html, marks, of }) => {
        if (verdict === null) return null;
        const label = asked.find((one) => one.field === field)?.label;
        return (
          <div key={field}>
            <dt>
              {part !== '' && <strong>{partLabel(part)}</strong>}
              {label && <Typeset inline value={label} />}
              {part === '' && !label && <span className="visually-hidden">Answer</span>}
            </dt>
            <dd>
              {value.trim() !== '' && (
                <p className={styles.typed}>
                  <code>{value}</code>
                  {read_html !== '' && (
                    <span>
                      read as <Typeset inline value={{ html: read_html }} />
                    </span>
                  )}
                </p>
              )}
              <Told verdict={verdict} marks={marks} of={of} {...(note_html && { note_html })} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
