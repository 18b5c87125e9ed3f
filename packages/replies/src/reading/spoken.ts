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
  [/(?<=\d) (?:out of|over) (?=\d)/gi, ' / '],
  // Not 2 in {1, 2}.
  [/^(\d+) in (\d+)$/gi, '$1 / $2'],
  [/\b(?:is )?not equal to\b|\bdoes(?:n['’]t| not) equal\b/gi, '!='],
  [/\bsquare root (?:of )?/gi, '√'],
  [/\bcube root (?:of )?/gi, '∛'],
  [/(?<=\d) ?thousand\b(?! ?\d)/gi, '*10^3'],
  [/(?<=\d) ?million\b(?! ?\d)/gi, '*10^6'],
  [/(?<=\d) ?billion\b(?! ?\d)/gi, '*10^9'],
  [
    /^(?:the )?(\d+)(?:st|nd|rd|th)(?: (?:term|year|month|day|week|hour|minute|second|throw|draw|bounce))?$/gi,
    '$1',
  ],
  [/^(?:after|in)? ?(?:the )?year (?=\d)|^after (?=\d)|^in (?=\d{4}$)/gi, ''],
];

const parts =
  'hal(?:f|ves) thirds? (?:quarter|fourth)s? fifths? sixths? sevenths? eighths? ninths? tenths?'.split(' ');
const partsWord = new RegExp(`^(?:an? |(-?\\d+) )?(${parts.join('|')})$`, 'i');

/** Three quarters are 3/4, and a half is 1/2. Only as the whole answer: the third may be a place as well. */
function withParts(text: string): string {
  const found = partsWord.exec(text.trim());
  if (!found) return text;
  const below = 2 + parts.findIndex((part) => new RegExp(`^${part}$`, 'i').test(found[2]!));
  return `${found[1] ?? 1}/${below}`;
}

/** Signs and small numbers that were written as words: x equals minus three. */
export function withoutSpokenWords(text: string): string {
  if (!/[A-Za-z]{3}|\bi[ns]\b|\d(?:st|nd|rd|th)$/.test(text)) return text;
  const spelled = text.replaceAll(numberWord, (word) => `${numbers.indexOf(word.toLowerCase())}`);
  return withParts(phrases.reduce((plain, [from, to]) => plain.replaceAll(from, to), spelled));
}

const noValue =
  /^(?:(?:it|there|this|[a-z]|(?:the )?(?:value|limit|answer|solution|result|equation)) )?(?:is |are |has |have )?(?:no (?:real )?(?:solutions?|roots?|values?|answers?|limits?)(?: exists?)?|undefined|not (?:defined|possible)|do(?:es)?(?:n['’]?t| not) exist|dne|impossible|none|∅)\s*\.?$/i;

/** Says that there is nothing to be found, which is an answer, too. */
export const saysNone = (text: string) => text.length < 80 && noValue.test(text.trim());
