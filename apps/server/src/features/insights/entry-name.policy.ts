import { plainText } from '@sevenfold/contract/questions/plain-text.rules';

/** A command of LaTeX, or something between two dollars that stand like those of a formula and not of money. */
const written = /\\[a-zA-Z$]|\$[^\s$](?:[^$]*[^\s$])?\$(?!\d)/;

/**
 * The log used to name a question by the first characters of what was written, formulas cut anywhere. What stands in it
 * is never changed, so such a name is made readable when it is read.
 */
export function entryName(kind: string, name: string): string {
  if (kind !== 'question' || !written.test(name)) return name;
  const dollars = [...name.matchAll(/(?<!\\)\$/g)];
  const cutAt = dollars.length % 2 === 1 ? dollars.at(-1)?.index : undefined;
  return cutAt === undefined ? plainText(name) : `${plainText(name.slice(0, cutAt))}…`;
}
