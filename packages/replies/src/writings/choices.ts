import type { Asked } from '../asked.ts';
import type { Writings } from './writings.ts';

const around: readonly ((letter: string) => string)[] = [
  (letter) => letter.toLowerCase(),
  (letter) => `(${letter})`,
  (letter) => `${letter}.`,
  (letter) => `${letter})`,
  (letter) => ` ${letter} `,
  (letter) => `Answer: ${letter}`,
  (letter) => `option ${letter}`,
  (letter) => `The answer is ${letter}.`,
  (letter) => `(${letter.toLowerCase()})`,
  (letter) => `[${letter}]`,
  (letter) => `"${letter}"`,
  (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xff21 - 0x41),
];

/** Every other option in the same writings, and several at once. */
export function choiceWritings({ expected, choices }: Asked): Writings {
  const letters = [...'ABCDEFGHIJ'].slice(0, choices?.length ?? 4);
  const others = letters.filter((letter) => letter !== expected);
  const isOwn = (text: string) => choices?.[letters.indexOf(expected)] === text;
  return {
    equivalent: around.map((write) => write(expected)),
    nearMisses: [
      ...others,
      ...(choices ?? []).filter((text) => !isOwn(text)),
      ...others.flatMap((letter) => [`${expected} or ${letter}`, `${expected}, ${letter}`]),
      ...around.flatMap((write) => others.map(write)),
    ],
  };
}
