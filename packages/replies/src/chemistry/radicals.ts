import { longestReply } from '../reading/limits.ts';

/** Stands for the dot of a radical while a formula is read; the dot of a hydrate is a full stop. */
export const radicalMark = '@';

const dot = String.raw`(?:[·⋅∙•˙●]|\\(?:cdot|bullet)\b)`;
const raisedDot = String.raw`(?:\^\s*\{?\s*${dot}\s*\}?|${dot})`;
/** Nothing of the same substance follows it, or nothing comes before it. */
const behind = new RegExp(String.raw`${raisedDot}(?=\s*(?:$|[+)\]}<→⟶⇌=(]|-|\\(?:to|right|long)))`, 'g');
const before = new RegExp(String.raw`(^|[+>→⟶⇌]\s*\d*)${dot}\s*(?=[A-Z])`, 'g');

/** CH3• and •CH3. Where a radical is asked for, the dot may be a full stop. */
export function withRadicals(text: string, expected: string): string {
  if (text.length > longestReply) return text;
  const marked = (plain: string) =>
    plain.replaceAll(behind, radicalMark).replaceAll(before, `$1${radicalMark}`);
  const hasDots = marked(text).includes(radicalMark);
  if (hasDots || !marked(expected).includes(radicalMark)) return marked(text);
  return marked(
    text
      .replaceAll(/(?<=[A-Za-z\d)])\.(?=\s*(?:$|\+|-|→|⟶))/g, '•')
      .replaceAll(/(^|[+>→⟶]\s*)\.(?=[A-Z])/g, '$1•'),
  );
}
