import { examShapeOf, hasNoCalculator } from '@sevenfold/contract/catalogue/exam-papers.rules';
import { calculatorWishes } from '@sevenfold/contract/papers/blueprint';
import { Checkbox } from '~/ui/checkbox.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import type { WishPartProps } from './wish-part.ts';
import styles from './wishes.module.css';

const calculatorNames = {
  any: 'With or without',
  allowed: 'Only questions with a calculator',
  without: 'Only questions without one',
} as const;

/** Of which papers of the exam, and with or without a calculator where the course has both. */
export function ExamFields({ wishes, onChange, subject }: WishPartProps & { subject: string }) {
  const shape = examShapeOf(subject);
  return (
    <>
      <fieldset className={styles.group}>
        <legend>Papers</legend>
        <p className={styles.hint}>None ticked means questions of any paper.</p>
        <div className={styles.boxes}>
          {shape.papers.map((paper) => (
            <Checkbox
              key={paper}
              label={`Paper ${paper}`}
              checked={wishes.papers.includes(paper)}
              onChange={(wanted) =>
                onChange({
                  ...wishes,
                  papers: shape.papers.filter((one) =>
                    one === paper ? wanted : wishes.papers.includes(one),
                  ),
                })
              }
            />
          ))}
        </div>
      </fieldset>
      {hasNoCalculator(shape) && (
        <SelectField
          label="Calculator"
          name="calculator"
          value={wishes.calculator}
          options={(['any', 'allowed', 'without'] as const).map((value) => ({
            value,
            label: calculatorNames[value],
          }))}
          onChange={(value) =>
            onChange({
              ...wishes,
              calculator: calculatorWishes.find((known) => known === value) ?? 'any',
            })
          }
        />
      )}
    </>
  );
}
