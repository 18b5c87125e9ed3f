import { excerpt, plainText } from '@sevenfold/contract/questions/plain-text.rules';
import type { QuestionCard } from '@sevenfold/contract/questions/question';
import type { MakeTypeset } from '~/lib/bank/make-typeset.ts';

/** While servers are upgraded, one of the version before may answer, which knows of no designs. */
const alone = { variants: 1 };

/** A question as its card shows it: nothing that the card doesn't use goes into the page's data. */
export function questionView(question: QuestionCard, typeset: MakeTypeset) {
  const {
    questions_text,
    questions_html,
    OtherTopicsOnQuestion,
    design = alone,
    updated_at,
    ...more
  } = question;
  const { verified: _, topic_changed: __, original_content: ___, ...used } = more;
  const { priority = null, visible, math_level_visibility_shared = false, other_level, ...rest } = used;
  return {
    ...rest,
    otherTopics: OtherTopicsOnQuestion,
    /** How many there are of it, which differ in their numbers. */
    versions: design.variants,
    /** Names the question where only a few words have room. */
    summary: excerpt(plainText(questions_text), 90),
    text: questions_html.trim() === '' ? undefined : typeset(questions_html),
    /** Where staff read it. */
    ...(visible !== undefined && {
      staff: { priority, visible, math_level_visibility_shared, other_level, updated_at },
    }),
  };
}

export type QuestionView = ReturnType<typeof questionView>;
