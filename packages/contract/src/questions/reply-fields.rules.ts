import { partLabel, partNamesOf, partsOf } from './question-parts.rules.ts';
import type { ReplyField, WrittenReply } from './reply.schema.ts';

interface Asking {
  readonly text: string;
  /** Of the whole question: for a text that doesn't say them. */
  readonly marks?: number | undefined;
  readonly replies?: readonly WrittenReply[];
}

/** The fields of a question, each with its name, such as `a.1`, and its marks. Undefined where its author wrote none. */
export function replyFieldsOf(asking: Asking): readonly ReplyField[] | undefined {
  const { text, replies } = asking;
  if (!replies) return undefined;
  const names = fieldNames(replies);
  return replies.map((reply, place) => {
    const common = {
      field: names[place]!,
      part: reply.part ?? '',
      marks: reply.marks ?? marksLeft(asking, replies, reply.part ?? ''),
      ...(reply.label && { label: reply.label }),
    };
    if (reply.kind === 'self') return { ...common, kind: reply.kind, why: reply.why };
    const { follows, part: _, marks: __, label: ___, ...asked } = reply;
    return {
      ...asked,
      ...common,
      ...(reply.kind === 'choice' && { choices: choicesOf(text) }),
      ...(follows && { follows: { from: namesIn(follows, names.slice(0, place)), expected: follows } }),
    };
  });
}

/** What follow-through and students' replies know them by: part and number. */
export function fieldNames(replies: readonly { readonly part?: string | undefined }[]): readonly string[] {
  const counts = new Map<string, number>();
  return replies.map(({ part = '' }) => {
    const count = (counts.get(part) ?? 0) + 1;
    counts.set(part, count);
    return `${part === '' ? 'q' : part.replaceAll(' ', '.')}.${count}`;
  });
}

function marksLeft({ text, marks }: Asking, replies: readonly WrittenReply[], part: string): number {
  const said = partsOf(text).find(({ name }) => name === part)?.marks;
  const all = said ?? (isOnePart(text, replies) ? marks : undefined) ?? 0;
  const ofPart = replies.filter((reply) => (reply.part ?? '') === part);
  const given = ofPart.reduce((sum, { marks: own = 0 }) => sum + own, 0);
  return (all - given) / ofPart.filter((reply) => reply.marks === undefined).length;
}

const isOnePart = (text: string, replies: readonly WrittenReply[]): boolean =>
  partsOf(text).length === 0 && new Set(replies.map(({ part = '' }) => part)).size === 1;

/** The earlier fields that a formula names. */
function namesIn(formula: string, earlier: readonly string[]): readonly string[] {
  return earlier.filter((name) =>
    new RegExp(`(?<![\\w.])${name.replaceAll('.', '\\.')}(?![\\w]|\\.\\d)`).test(formula),
  );
}

/** The texts of the options, which stand in a list: `- A. $x = 2$`. */
export const choicesOf = (text: string): readonly string[] =>
  [...text.matchAll(/^[-*]?\s*\**[A-D][.)]\**\s*(.+)$/gm)].map(([, option]) => option!.trim());

const letters = [...'ABCD'];

/** As staff write them: options that stand in a picture, or in other words than a list, are chosen by their letters. */
export const editedFieldsOf = (
  asking: Asking & { replies: readonly WrittenReply[] },
): readonly ReplyField[] =>
  replyFieldsOf(asking)!.map((field) =>
    field.kind === 'choice' && field.choices!.length < 2 ? { ...field, choices: letters } : field,
  );

/** As their author wrote them: names and options follow from the text again. */
export const writtenRepliesOf = (fields: readonly ReplyField[]): WrittenReply[] =>
  fields.map((reply) => {
    const { field: _, part, ...rest } = reply;
    const place = part === '' ? {} : { part };
    if (rest.kind === 'self') return { ...place, ...rest };
    const { choices: __, follows, ...asked } = rest;
    return { ...place, ...asked, ...(follows && { follows: follows.expected }) };
  });

export interface ReplyIssue {
  /** Such as `replies.0.part`. */
  readonly path: string;
  readonly message: string;
}

/** What is wrong between the replies of a question and its text. What is wrong with a value is for the marking to say. */
export function replyIssues(asking: Asking & { replies: readonly WrittenReply[] }): ReplyIssue[] {
  const { text, marks } = asking;
  const issues: ReplyIssue[] = [];
  const complain = (place: number, name: string, message: string) =>
    issues.push({ path: `replies.${place}.${name}`, message });
  const names = partNamesOf(text);
  const fields = editedFieldsOf(asking);
  for (const [place, field] of fields.entries()) {
    const { part } = field;
    if (names.length > 0 && !names.includes(part)) {
      complain(
        place,
        'part',
        `${part === '' ? 'Please choose a part: the' : 'The'} text has ${listed(names)}`,
      );
    } else if (!Number.isInteger(field.marks) || field.marks < 1) {
      complain(place, 'marks', `Please say how many marks of ${partLabel(part)} this one has`);
    }
    const isTyped = (other: ReplyField) => other.part === part && other.kind !== 'self';
    if (isTyped(field) && !field.label && fields.filter(isTyped).length > 1) {
      complain(place, 'label', `${sentence(partLabel(part))} has several fields, so each needs a label`);
    }
    if (field.kind === 'choice') {
      const last = String.fromCharCode('A'.charCodeAt(0) + field.choices!.length - 1);
      const isOne = /^[A-H]$/.test(field.expected) && field.expected <= last;
      if (!isOne) complain(place, 'expected', `Please give the letter of the right option, A to ${last}`);
    }
    if (field.kind !== 'self' && field.follows?.from.length === 0) {
      complain(place, 'follows', 'This names no earlier reply, such as a.1');
    }
  }
  if (issues.length > 0) return issues;
  const sumOf = (some: readonly ReplyField[]) => some.reduce((sum, field) => sum + field.marks, 0);
  for (const { name, marks: most } of partsOf(text)) {
    const own = fields.filter(({ part }) => part === name);
    if (sumOf(own) > most) {
      complain(
        fields.indexOf(own.at(-1)!),
        'marks',
        `${sentence(partLabel(name))} has ${counted(most)}, its replies have ${sumOf(own)}`,
      );
    }
  }
  if (issues.length === 0 && marks !== undefined && sumOf(fields) > marks) {
    complain(
      fields.length - 1,
      'marks',
      `The question has ${counted(marks)}, its replies have ${sumOf(fields)}`,
    );
  }
  return issues;
}

const sentence = (name: string) =>
  name.startsWith('(') ? name : `${name[0]!.toUpperCase()}${name.slice(1)}`;
const counted = (marks: number) => (marks === 1 ? '1 mark' : `${marks} marks`);
const listed = (names: readonly string[]) =>
  names.length === 1 && names[0] === '' ? 'no parts' : names.map(partLabel).join(', ');
