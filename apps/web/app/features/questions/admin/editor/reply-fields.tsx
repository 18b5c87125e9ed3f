import { partLabel } from '@sevenfold/contract/questions/question-parts.rules';
import { forms, kinds } from '@sevenfold/replies/asked';
import { TextField } from '~/ui/field.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import type { DraftReply } from './draft.ts';
import styles from './editor.module.css';
import { MistakesField } from './mistakes-field.tsx';

type ReplyFieldsProps = {
  reply: DraftReply;
  /** Such as `a.1`, by which later ones follow it. */
  name: string;
  number: number;
  /** Those of the text. */
  parts: readonly string[];
  problemAt: (entry: string) => string | undefined;
  onChange: (part: Partial<DraftReply>) => void;
};

const none = { value: '', label: 'None' };
const kindOptions = [
  ...kinds.map((kind) => ({ value: kind, label: kind[0]!.toUpperCase() + kind.slice(1) })),
  { value: 'self', label: 'Marked by the student' },
];
const accuracyOptions = [
  { value: '', label: 'Exact or 3 figures' },
  { value: 'exact', label: 'Exact' },
  { value: 'figures', label: 'Significant figures' },
  { value: 'decimals', label: 'Decimals' },
  { value: 'tolerance', label: 'Tolerance' },
];
const formOptions = [none, ...forms.map((form) => ({ value: form, label: form }))];

/** One reply: what is expected where, and what else decides about it. */
export function ReplyFields({ reply, name, number, parts, problemAt, onChange }: ReplyFieldsProps) {
  const isTyped = reply.kind !== 'self';
  /** Names of inputs are many here; those of screen readers say whose they are. */
  const entry = (key: keyof DraftReply & string, label: string) => ({
    name: `${key}-${reply.key}`,
    label,
    'aria-label': `${label} of reply ${number}`,
    value: String(reply[key]),
    error: problemAt(key),
    onChange: (value: string) => onChange({ [key]: value }),
  });
  const choice = (key: keyof DraftReply & string, label: string) => {
    const { error: _, ...rest } = entry(key, label);
    return rest;
  };
  return (
    <fieldset className={styles.replyFields} aria-label={`Reply ${number}`}>
      <div className={styles.row}>
        {parts.length > 0 ? (
          <SelectField {...choice('part', 'Part')} options={partOptions(parts, reply.part)} />
        ) : (
          <TextField {...entry('part', 'Part')} maxLength={20} placeholder="a, or c ii" />
        )}
        <SelectField {...choice('kind', 'Kind')} options={kindOptions} />
        <TextField
          {...entry('marks', 'Marks')}
          inputMode="numeric"
          maxLength={2}
          placeholder="what is left"
        />
        <p className={styles.replyName}>
          Field <code>{name}</code>
        </p>
      </div>
      {problemAt('part') && <p className={styles.problem}>{problemAt('part')}</p>}
      {isTyped ? (
        <>
          <div className={styles.row}>
            <TextField
              {...entry('expected', 'Expected answer')}
              maxLength={400}
              autoComplete="off"
              spellCheck={false}
              placeholder={examples[reply.kind] ?? 'as a student would type it'}
            />
            <TextField {...entry('label', 'Label')} maxLength={200} placeholder="$p =$" />
            <TextField {...entry('unit', 'Unit')} maxLength={60} placeholder="m s^-2" />
          </div>
          {reply.kind !== 'choice' && (
            <>
              <div className={styles.row}>
                <SelectField {...choice('accuracy', 'Accuracy')} options={accuracyOptions} />
                {reply.accuracy !== '' && reply.accuracy !== 'exact' && (
                  <TextField {...entry('accuracyValue', 'How many')} inputMode="decimal" maxLength={12} />
                )}
                <SelectField {...choice('form', 'Form')} options={formOptions} />
                <TextField {...entry('variables', 'Letters')} maxLength={100} placeholder="x, t" />
              </div>
              <div className={styles.row}>
                <TextField
                  {...entry('follows', 'Follows from')}
                  maxLength={400}
                  placeholder="a.1 / 8 + 1/4"
                  hint="The result in terms of earlier fields, for follow-through."
                />
                <TextField
                  {...entry('unless', 'Never')}
                  maxLength={400}
                  placeholder="p < 0 or p > 1"
                  hint="Results that can't be: nothing follows through to them."
                />
              </div>
            </>
          )}
          <MistakesField
            mistakes={reply.mistakes}
            reply={number}
            problemAt={(path) => problemAt(`mistakes.${path}`)}
            onChange={(mistakes) => onChange({ mistakes })}
          />
        </>
      ) : (
        <div className={styles.row}>
          <TextField
            {...entry('why', 'Why no machine can mark it')}
            maxLength={100}
            placeholder="show that, explain, sketch"
          />
        </div>
      )}
    </fieldset>
  );
}

/** A part that the text has no longer is shown until another one is chosen. */
function partOptions(parts: readonly string[], chosen: string) {
  const options = parts.map((part) => ({ value: part, label: part === '' ? 'No parts' : partLabel(part) }));
  if (parts.includes(chosen)) return options;
  return [
    { value: chosen, label: chosen === '' ? 'Choose' : `${partLabel(chosen)}, not in the text` },
    ...options,
  ];
}

const examples: Partial<Record<DraftReply['kind'], string>> = {
  choice: 'C',
  number: '4, or 3/4',
  expression: '2x + 3',
  equation: 'y = 2x + 1',
  interval: '1 < x <= 5',
  set: '2, 5',
  coordinates: '(2, 5)',
  vector: '(1, 2, 3)',
  matrix: '[[1, 2], [3, 4]]',
  complex: '2 + 3i',
  formula: 'H2SO4',
  units: '9.81 m s^-2',
};
