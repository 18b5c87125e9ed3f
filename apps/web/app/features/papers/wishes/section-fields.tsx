import { blueprintLimits } from '@sevenfold/contract/papers/papers.constants';
import { Plus, Trash2 } from 'lucide-react';
import { Button, IconButton } from '~/ui/button.tsx';
import { Checkbox } from '~/ui/checkbox.tsx';
import { FormAlert, TextField } from '~/ui/field.tsx';
import { kindNames, kindsOf } from './mix-fields.tsx';
import type { WishPartProps } from './wish-part.ts';
import styles from './wishes.module.css';
import type { SectionWish } from './wishes.rules.ts';

/** 'Section A', 'Section B' …: the first of these names that is free. */
const freeName = (sections: readonly SectionWish[]): string =>
  ['A', 'B', 'C', 'D', 'E', 'F']
    .map((letter) => `Section ${letter}`)
    .find((name) => sections.every((section) => section.name !== name)) ?? '';

const nextKey = (sections: readonly SectionWish[]): string =>
  String(1 + Math.max(-1, ...sections.map(({ key }) => Number(key))));

export function SectionFields({ wishes, problems, onChange, subject }: WishPartProps & { subject: string }) {
  const { sections } = wishes;
  const change = (key: string, part: Partial<SectionWish>) =>
    onChange({
      ...wishes,
      sections: sections.map((section) => (section.key === key ? { ...section, ...part } : section)),
    });
  const add = () =>
    onChange({
      ...wishes,
      // Sections have marks, and so has the paper then.
      by: 'marks',
      sections: [
        ...sections,
        { key: nextKey(sections), name: freeName(sections), marks: '', kinds: [], kept: {} },
      ],
    });
  return (
    <fieldset className={styles.group}>
      <legend>Sections</legend>
      <p className={styles.hint}>Without any, all questions stand together.</p>
      {sections.map((section, index) => (
        <div key={section.key} className={styles.section}>
          <TextField
            label="Name"
            name={`section-${section.key}-name`}
            maxLength={40}
            value={section.name}
            {...withError(problems[`sections.${index}.name`])}
            onChange={(name) => change(section.key, { name })}
          />
          <TextField
            label="Marks"
            name={`section-${section.key}-marks`}
            inputMode="numeric"
            maxLength={4}
            value={section.marks}
            {...withError(problems[`sections.${index}.marks`])}
            onChange={(marks) => change(section.key, { marks })}
          />
          <IconButton
            label={`Remove ${section.name || 'section'}`}
            icon={<Trash2 aria-hidden="true" />}
            onClick={() =>
              onChange({ ...wishes, sections: sections.filter(({ key }) => key !== section.key) })
            }
          />
          <div className={styles.boxes}>
            {kindsOf(subject).map((kind) => (
              <Checkbox
                key={kind}
                label={kindNames[kind]}
                checked={section.kinds.includes(kind)}
                onChange={(wanted) =>
                  change(section.key, {
                    kinds: kindsOf(subject).filter((one) =>
                      one === kind ? wanted : section.kinds.includes(one),
                    ),
                  })
                }
              />
            ))}
          </div>
        </div>
      ))}
      {problems.sections && <FormAlert errors={[problems.sections]} />}
      {sections.length < blueprintLimits.sections && (
        <Button variant="secondary" size="sm" icon={<Plus aria-hidden="true" />} onClick={add}>
          Add a section
        </Button>
      )}
    </fieldset>
  );
}

const withError = (error: string | undefined) => (error ? { error } : {});
