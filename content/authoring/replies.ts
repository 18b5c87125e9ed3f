import type { ReplyField, WrittenReply } from '@sevenfold/contract/questions/reply.schema';
import { partsOf } from './parts.ts';

interface Asking {
  readonly text: string;
  readonly mcqAnswer?: string;
  readonly replies?: readonly WrittenReply[];
}

/** The fields of a question, each with its name, such as `a.1`, and its marks. Undefined where its author wrote none. */
export function replyFieldsOf({ text, mcqAnswer, replies }: Asking): readonly ReplyField[] | undefined {
  if (!replies) return undefined;
  const counts = new Map<string, number>();
  const names: string[] = [];
  return replies.map((reply) => {
    const part = reply.part ?? '';
    const count = (counts.get(part) ?? 0) + 1;
    counts.set(part, count);
    const field = `${part === '' ? 'q' : part.replaceAll(' ', '.')}.${count}`;
    const common = {
      field,
      part,
      marks: reply.marks ?? marksLeft(text, part, replies),
      ...(reply.label && { label: reply.label }),
    };
    const earlier = [...names];
    names.push(field);
    if (reply.kind === 'self') return { ...common, kind: reply.kind, why: reply.why };
    const { follows, part: _, marks: __, label: ___, ...asked } = reply;
    return {
      ...asked,
      ...common,
      ...(reply.kind === 'choice' && mcqAnswer && { choices: choicesOf(text) }),
      ...(follows && { follows: { from: namesIn(follows, earlier), expected: follows } }),
    };
  });
}

function marksLeft(text: string, part: string, replies: readonly WrittenReply[]): number {
  const all = partsOf(text).find(({ name }) => name === part)?.marks ?? 0;
  const ofPart = replies.filter((reply) => (reply.part ?? '') === part);
  const given = ofPart.reduce((sum, { marks = 0 }) => sum + marks, 0);
  return (all - given) / ofPart.filter(({ marks }) => marks === undefined).length;
}

/** The earlier fields that a formula names. */
function namesIn(formula: string, earlier: readonly string[]): readonly string[] {
  return earlier.filter((name) =>
    new RegExp(`(?<![\\w.])${name.replaceAll('.', '\\.')}(?![\\w]|\\.\\d)`).test(formula),
  );
}

/** The texts of the options, which stand in a list: `- A. $x = 2$`. */
export const choicesOf = (text: string): readonly string[] =>
  [...text.matchAll(/^[-*]?\s*\**[A-D][.)]\**\s*(.+)$/gm)].map(([, option]) => option!.trim());
