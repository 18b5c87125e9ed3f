import type { TopicTree } from '@sevenfold/contract/catalogue/catalogue';
import { Checkbox } from '~/ui/checkbox.tsx';
import { TextArea } from '~/ui/field.tsx';
import { ExamFields } from './exam-fields.tsx';
import { DifficultyShares, KindCounts } from './mix-fields.tsx';
import { SectionFields } from './section-fields.tsx';
import { TopicShares } from './topic-shares.tsx';
import { TotalField } from './total-field.tsx';
import type { WishPartProps } from './wish-part.ts';
import styles from './wishes.module.css';
import type { Problems, Wishes } from './wishes.rules.ts';

type WishFieldsProps = WishPartProps & {
  subject: string;
  tree: readonly TopicTree[];
  /** Staff name designs; a student hears of them nowhere. */
  forStaff?: boolean;
};

/** All that can be wished of a paper: the plain things first, the rest when it is asked for. */
export function WishFields({ subject, tree, forStaff = false, ...part }: WishFieldsProps) {
  const { wishes, problems, onChange } = part;
  return (
    <div className={styles.fields}>
      <TotalField {...part} />
      <TopicShares {...part} tree={tree} />
      <details className={styles.more} open={forStaff || hasMore(wishes, problems)}>
        <summary>
          More wishes <span>Difficulty, kinds of question, papers, calculator and sections</span>
        </summary>
        <div className={styles.fields}>
          <DifficultyShares {...part} />
          <KindCounts {...part} subject={subject} />
          <ExamFields {...part} subject={subject} />
          <SectionFields {...part} subject={subject} />
        </div>
      </details>
      {forStaff ? (
        <div className={styles.designs}>
          <TextArea
            label="Designs that must be in"
            name="include"
            optional
            rows={2}
            hint="By their keys, each on a line of its own."
            value={wishes.include}
            onChange={(include) => onChange({ ...wishes, include })}
          />
          <TextArea
            label="Designs that must not be in"
            name="exclude"
            optional
            rows={2}
            value={wishes.exclude}
            onChange={(exclude) => onChange({ ...wishes, exclude })}
          />
        </div>
      ) : (
        <Checkbox
          label="Only questions that I have not met"
          description="Not in a test, not in practice. Other numbers of a question you know count as met."
          checked={wishes.unseen}
          onChange={(unseen) => onChange({ ...wishes, unseen })}
        />
      )}
    </div>
  );
}

const hidden = /^(?:difficulties|counts|sections)/;

/** Something in there was asked for, or is wrong. */
const hasMore = (wishes: Wishes, problems: Problems): boolean =>
  wishes.sections.length > 0 ||
  wishes.papers.length > 0 ||
  wishes.calculator !== 'any' ||
  Object.keys(wishes.difficulties).length > 0 ||
  Object.keys(wishes.counts).length > 0 ||
  Object.keys(problems).some((field) => hidden.test(field));
