import { type ReplyField, replyFieldSchema } from '@sevenfold/contract/questions/reply.schema';

/** A reply as it is kept: with what was typeset of it when the question was saved. */
export type KeptReply = ReplyField & {
  readonly html?: { readonly label?: string; readonly choices?: readonly string[] };
};

/** `html` typesets a text, and complains of it at its path. */
export function keepReply(
  reply: ReplyField,
  html: (path: string, text: string) => string,
  path: string,
): KeptReply {
  const label = reply.label === undefined ? {} : { label: inline(html(`${path}.label`, reply.label)) };
  const choices =
    reply.kind === 'self' || !reply.choices
      ? {}
      : { choices: reply.choices.map((text, place) => inline(html(`${path}.choices.${place}`, text))) };
  return { ...reply, html: { ...label, ...choices } };
}

/** As its author wrote it. The database has its own order of names; the schema brings back ours. */
export function writtenReply({ html: _, ...reply }: KeptReply): ReplyField {
  return replyFieldSchema.parse(reply);
}

/** It stands in a line beside a field, where a paragraph has no place. */
function inline(html: string): string {
  const [, only] = /^<p>([\s\S]*)<\/p>\s*$/.exec(html) ?? [];
  return only === undefined || only.includes('<p>') ? html : only;
}
