/** A dot or a bar over a digit, and TeX for both. */
const marked = /\d[\u0304\u0305\u0307]/;
const texMarks = /\\(?:dot|bar|overline) ?\{?(\d+)\}?/g;
const inBrackets = /(\d*)\.(\d*)\((\d+)\)/g;
const byWord = /(\d*)\.(\d) ?(?:recurring|repeating|rec\.?)(?![A-Za-z])/gi;
const mostDigits = 12;

/** Decimals that go on for ever as the fractions they are: 0.(6), 0.6̇, 0.6 recurring are 2/3. */
export function withoutRecurring(text: string): string {
  if (!/\.\d|\.\(|\.\\/.test(text)) return text;
  return fromMarks(text.replaceAll(texMarks, (_, digits: string) => `(${digits})`))
    .replaceAll(inBrackets, (all, whole: string, before: string, repeated: string) =>
      before.length + repeated.length > mostDigits ? all : fractionOf(whole, before, repeated),
    )
    .replaceAll(byWord, (_, whole: string, repeated: string) => fractionOf(whole, '', repeated));
}

/** Between the first mark and the last, as in 0.1̇42857̇. */
function fromMarks(text: string): string {
  const plain = text.normalize('NFD');
  if (!marked.test(plain)) return text;
  return plain.replaceAll(
    /(?<=\.\d*)\d[\u0304\u0305\u0307](?:\d*\d[\u0304\u0305\u0307])*/g,
    (run) => `(${run.replaceAll(/\D/g, '')})`,
  );
}

function fractionOf(whole: string, before: string, repeated: string): string {
  const below = BigInt(`${'9'.repeat(repeated.length)}${'0'.repeat(before.length)}`);
  const above = BigInt(`${whole}${before}${repeated}`) - BigInt(`0${whole}${before}`);
  return `(${above}/${below})`;
}
