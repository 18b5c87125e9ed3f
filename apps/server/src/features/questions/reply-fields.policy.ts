import type { ReplyField } from '@sevenfold/contract/questions/reply.schema';
import type { KeptReply } from './kept-reply.ts';

interface Asking {
  readonly mcqAnswer: string | null | undefined;
  readonly questionsText: string;
  readonly questionsHtml: string;
  readonly marks: number;
}

/** The letter that is right, of a question with one; what else stands there can't be chosen. */
export const rightLetter = (mcqAnswer: string | null | undefined): string | undefined =>
  /^\s*\(?([A-Ha-h])[).]?\s*$/.exec(mcqAnswer ?? '')?.[1]?.toUpperCase();

/** What a question asks to type: as it was written, or by the rule for multiple choice. */
export function fieldsOf(
  question: Asking & { readonly replies: readonly KeptReply[] },
): readonly KeptReply[] {
  if (question.replies.length > 0) return question.replies;
  const choice = choiceOf(question);
  return choice ? [choice] : [];
}

/** Every multiple-choice question can be answered, also where nobody wrote how. */
function choiceOf({ mcqAnswer, questionsText, questionsHtml, marks }: Asking): KeptReply | undefined {
  const expected = rightLetter(mcqAnswer);
  if (expected === undefined) return undefined;
  const texts = optionsIn(questionsText.split('\n').map((line) => line.replace(/^\s*[-*]\s+/, '')));
  const html = optionsIn(questionsHtml.split('<li>').map((item) => item.split('</li>', 1)[0]!));
  const isNamed = texts.length === html.length && texts.length > letters.indexOf(expected);
  // Options that stand in a picture or in other words than a list are chosen by their letters.
  const lettersAlone = letters.slice(0, Math.max(4, letters.indexOf(expected) + 1));
  return {
    field: 'q.1',
    part: '',
    kind: 'choice',
    expected,
    marks,
    choices: isNamed ? texts : lettersAlone,
    html: { choices: isNamed ? html : lettersAlone },
  };
}

const letters = [...'ABCDEFGH'];

/** What stands behind A, B, C …, as far as they follow each other. */
function optionsIn(lines: readonly string[]): string[] {
  const found: string[] = [];
  for (const line of lines) {
    const [, letter, option] = /^\s*(?:\*\*|<p>)?([A-H])[.)](?:\*\*)?\s+(\S.*)$/s.exec(line) ?? [];
    if (letter !== undefined && letter === letters[found.length]) {
      found.push(option!.replace(/<\/p>\s*$/, '').trim());
    }
  }
  return found;
}

/**
 * Replies that a form doesn't show stay as they are, but for those of a multiple-choice question whose letter or
 * options were changed: it is asked by its text again.
 */
export function stillFitting(
  replies: readonly ReplyField[] | undefined,
  { mcqAnswer, text }: { mcqAnswer: string | undefined; text: string },
): readonly ReplyField[] | undefined {
  const [only, ...others] = replies ?? [];
  if (only?.kind !== 'choice' || others.length > 0) return replies;
  const fits =
    only.expected === rightLetter(mcqAnswer) && (only.choices ?? []).every((option) => text.includes(option));
  return fits ? replies : undefined;
}
