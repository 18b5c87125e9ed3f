/** f(x) = …, dy/dx = …, P(X = 2) = …, area = …: what a value is called. */
const labels: readonly RegExp[] = [
  /^(?:[A-Za-zα-ωΑ-Ω]'{0,3})(?:_\(?\w{1,8}\)?|\d)?\s*=(?!=)/,
  /^[A-Za-zα-ω]{1,4}'{0,3}(?:\^\(?-?\d\)?)?(?:_\(?\w\)?)?\s?\([^()]{1,30}\)\s*=(?!=)/,
  /^d(?:\^?\(?\d\)?)?\s?[a-zA-Z]?\s?\/\s?d\s?[a-zA-Zθ](?:\^?\(?\d\)?)?(?:\s?\([^()=]{1,30}\))?\s*=/,
  /^\|{1,2}\s?[A-Za-z]{1,3}\s?\|{1,2}\s*=/,
  /^(?!(?:sin|cos|tan|ln|log|exp|sqrt|abs|arc)\b)[A-Za-z][A-Za-z' ]{1,30}\s*=/,
];

export type Labelled = { label: string | undefined; rest: string };

export function withoutLabel(text: string): Labelled {
  const stripped = text.replace(/^(?:therefore|so|hence|thus|∴|⇒|->)\s*/i, '').replace(/^=\s*/, '');
  for (const shape of labels) {
    const found = shape.exec(stripped);
    if (found) return { label: found[0].slice(0, -1).trim(), rest: stripped.slice(found[0].length).trim() };
  }
  return { label: undefined, rest: stripped };
}

/** x = 2 x = -5, with nothing but room or a stroke between them, or one below the other. */
export const apart = (text: string) =>
  text
    .replaceAll(/(?<=[\dπi)°}√])\s*\n\s*(?=\S)/g, '; ')
    .replaceAll(/(?<=[\dπi)°}])(?: +| *\/ *)(?=[A-Za-z](?:_?\d)? ?=)/g, '; ');

/** x = 3 can't be meant where y is asked for; names of other kinds are anybody's choice. */
export function labelsClash(expected: string | undefined, given: string | undefined): boolean {
  const isLetter = (label: string | undefined) =>
    label !== undefined && /^[a-zα-ω](?:_?\(?\d\)?)?$/i.test(label);
  if (!isLetter(expected) || !isLetter(given)) return false;
  const plain = (label: string) => label.toLowerCase().replaceAll(/[_()]/g, '');
  return plain(expected!) !== plain(given!);
}
