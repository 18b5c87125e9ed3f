import type { WrittenReply } from '@sevenfold/contract/questions/reply.schema';
import { type ReplyIssue, replyIssues } from '@sevenfold/contract/questions/reply-fields.rules';
import { type DraftMistake, type DraftReply, newKey } from './draft.ts';

type TypedReply = Exclude<WrittenReply, { kind: 'self' }>;

export const emptyReply = (part = ''): DraftReply => ({
  key: newKey(),
  part,
  kind: 'number',
  expected: '',
  label: '',
  unit: '',
  variables: '',
  accuracy: '',
  accuracyValue: '',
  form: '',
  marks: '',
  follows: '',
  unless: '',
  why: '',
  mistakes: [],
});

export const emptyMistake = (): DraftMistake => ({ key: newKey(), value: '', note: '' });

export const draftReplies = (replies: readonly WrittenReply[]): DraftReply[] => replies.map(draftReply);

function draftReply(reply: WrittenReply): DraftReply {
  const { part = '', label = '', marks, ...rest } = reply;
  const common = { ...emptyReply(part), label, marks: marks === undefined ? '' : String(marks) };
  if (rest.kind === 'self') return { ...common, kind: rest.kind, why: rest.why };
  const { accuracy, variables, mistakes = [], unit = '', form = '', follows = '', unless = '' } = rest;
  return {
    ...common,
    kind: rest.kind,
    expected: rest.expected,
    variables: (variables ?? []).join(', '),
    ...accuracyOf(accuracy),
    unit,
    form,
    follows,
    unless,
    mistakes: mistakes.map((mistake) => ({ ...emptyMistake(), ...mistake })),
  };
}

function accuracyOf(accuracy: TypedReply['accuracy']): Pick<DraftReply, 'accuracy' | 'accuracyValue'> {
  if (accuracy === undefined || accuracy === 'exact') return { accuracy: accuracy ?? '', accuracyValue: '' };
  const [[name, value]] = Object.entries(accuracy) as [[DraftReply['accuracy'], number]];
  return { accuracy: name, accuracyValue: String(value) };
}

export const writtenReplies = (replies: readonly DraftReply[]): WrittenReply[] => replies.map(writtenReply);

function writtenReply(reply: DraftReply): WrittenReply {
  const [part, label, marks] = [reply.part.trim(), reply.label.trim(), reply.marks.trim()];
  const common = {
    ...(part !== '' && { part }),
    ...(label !== '' && { label }),
    ...(marks !== '' && { marks: Number(marks) }),
  };
  if (reply.kind === 'self') return { ...common, kind: 'self', why: reply.why.trim() };
  const variables = reply.variables.split(',').flatMap((name) => name.trim() || []);
  const [unit, follows, unless] = [reply.unit.trim(), reply.follows.trim(), reply.unless.trim()];
  const accuracy =
    reply.accuracy === '' || reply.accuracy === 'exact'
      ? reply.accuracy
      : ({ [reply.accuracy]: Number(reply.accuracyValue) } as unknown as NonNullable<TypedReply['accuracy']>);
  return {
    ...common,
    kind: reply.kind,
    expected: reply.expected.trim(),
    ...(variables.length > 0 && { variables }),
    ...(accuracy !== '' && { accuracy }),
    ...(reply.form !== '' && { form: reply.form as NonNullable<TypedReply['form']> }),
    ...(unit !== '' && { unit }),
    ...(unless !== '' && { unless }),
    ...(reply.mistakes.length > 0 && {
      mistakes: reply.mistakes.map(({ value, note }) => ({ value: value.trim(), note: note.trim() })),
    }),
    ...(follows !== '' && { follows }),
  };
}

/** What is wrong, at the path of an entry: first what is missing or no number, then what doesn't fit to the text. */
export function draftReplyIssues(replies: readonly DraftReply[], text: string, marks: string): ReplyIssue[] {
  const typing = replies.flatMap((reply, place) =>
    typingIssues(reply).map(({ path, message }) => ({ path: `replies.${place}.${path}`, message })),
  );
  if (typing.length > 0) return typing;
  return replyIssues({
    text,
    marks: /^\d+$/.test(marks.trim()) ? Number(marks) : undefined,
    replies: writtenReplies(replies),
  });
}

function typingIssues(reply: DraftReply): ReplyIssue[] {
  const found: ReplyIssue[] = [];
  const complain = (path: string, message: string) => found.push({ path, message });
  if (reply.marks.trim() !== '' && !/^[1-9]\d?$/.test(reply.marks.trim())) {
    complain('marks', 'Marks are a whole number');
  }
  if (reply.kind === 'self') {
    if (reply.why.trim().length < 3) {
      complain('why', 'Please say why no machine can mark it, such as ‘explain’');
    }
    return found;
  }
  if (reply.expected.trim() === '') complain('expected', 'Please say which answer is expected');
  const takesNumber = reply.accuracy !== '' && reply.accuracy !== 'exact';
  if (takesNumber && !/^\d+(\.\d+)?$/.test(reply.accuracyValue.trim())) {
    complain('accuracyValue', 'Please say how many');
  }
  for (const [place, { value, note }] of reply.mistakes.entries()) {
    if (value.trim() === '') complain(`mistakes.${place}.value`, 'Please give the wrong answer');
    if (note.trim().length < 5)
      complain(`mistakes.${place}.note`, 'Please say what led to it, in a few words');
  }
  return found;
}

/** 'Reply 2: …', for who reads it away from the field. */
export function placedIssue({ path, message }: ReplyIssue): string {
  const [, place] = /^replies\.(\d+)/.exec(path) ?? [];
  return place === undefined ? message : `Reply ${Number(place) + 1}: ${message}`;
}

const numbersIn = (text: string) => text.match(/\d+(?:[.,]\d+)*/g)?.join(' ') ?? '';

/** Replies know nothing of the text's numbers: who changes those has to change the replies as well. */
export const haveOtherNumbers = (before: string, after: string): boolean =>
  numbersIn(before) !== numbersIn(after);
