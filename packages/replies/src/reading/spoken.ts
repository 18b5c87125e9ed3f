const numbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const anyNumber = numbers.join('|');
/** Not those of twenty-one. */
const numberWord = new RegExp(
  `(?<![A-Za-z\\d])(?<![A-Za-z]-)(${anyNumber})(?![A-Za-z\\d]|[- ](?:${anyNumber}|and|point|hundred|thousand|million)\\b)`,
  'gi',
);
const phrases: readonly [RegExp, string][] = [
  [/ ?\b(?:equals|is equal to)\b ?/gi, ' = '],
  [/^([A-Za-z]) is (?=[-\d√π]|minus |negative )/g, '$1 = '],
  [/(?:^|(?<=[=(\s]))(?:minus|negative)\b ?/gi, '-'],
  [/ plus (?=\S)/gi, ' + '],
  [/ (?:times|multiplied by) (?=\S)/gi, ' * '],
  [/ divided by (?=\S)/gi, ' / '],
];

/** Signs and small numbers that were written as words: x equals minus three. */
export function withoutSpokenWords(text: string): string {
  if (!/[A-Za-z]{3}|\bis\b/.test(text)) return text;
  const spelled = text.replaceAll(numberWord, (word) => `${numbers.indexOf(word.toLowerCase())}`);
  return phrases.reduce((plain, [from, to]) => plain.replaceAll(from, to), spelled);
}

const noValue =
  /^(?:(?:it|there|this|[a-z]|(?:the )?(?:value|limit|answer|solution|result|equation)) )?(?:is |are |has |have )?(?:no (?:real )?(?:solutions?|roots?|values?|answers?|limits?)(?: exists?)?|undefined|not (?:defined|possible)|do(?:es)?(?:n['’]?t| not) exist|dne|impossible|none|∅)\s*\.?$/i;

/** Says that there is nothing to be found, which is an answer, too. */
export const saysNone = (text: string) => text.length < 80 && noValue.test(text.trim());
