import { excerpt, plainText } from '@sevenfold/contract/questions/plain-text.rules';
import type { QuestionCard } from '@sevenfold/contract/questions/question';
import { sentOnce, type TypesetHtml } from '~/ui/typeset.tsx';

/** Makes typeset HTML of a string: for the document itself, or for data that is fetched while browsing. */
export type MakeTypeset = (html: string) => TypesetHtml;

export const typesetInData: MakeTypeset = (html) => ({ html });

/** Browsing asks for a page's data under an address that ends so; everything else is a document. */
export const typesetFor = (request: Request): MakeTypeset =>
  new URL(request.url).pathname.endsWith('.data') ? typesetInData : sentOnce;

/** A question as its card shows it: nothing that the card doesn't use goes into the page's data. */
export function questionView(question: QuestionCard, typeset: MakeTypeset) {
  const { questions_text, questions_html, OtherTopicsOnQuestion, design, updated_at, ...more } = question;
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
