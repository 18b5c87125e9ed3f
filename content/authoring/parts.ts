/** A part of a question and its marks, in the order of the text. The name is such as 'b' or 'c ii', or '' without parts. */
export interface Part {
  readonly name: string;
  readonly marks: number;
}

const label = /^\((?<letter>[a-z]|i{1,3}|i?v|vi{1,3})\)/;
const roman = /^(?:i{1,3}|i?v|vi{1,3})$/;

/** Parts begin with their letter; those within a part with small Roman numbers. Marks stand in square brackets. */
export function partsOf(text: string): readonly Part[] {
  const marks = new Map<string, number>();
  let [outer, inner] = ['', ''];
  for (const line of text.split('\n')) {
    let rest = line;
    for (let found = label.exec(rest); found; found = label.exec(rest)) {
      const { letter = '' } = found.groups!;
      // After (h) comes (i); anywhere else it is the first within a part.
      if (roman.test(letter) && outer !== '' && !follows(outer, letter)) inner = letter;
      else [outer, inner] = [letter, ''];
      rest = rest.slice(found[0].length).trimStart();
    }
    const worth = /\[(\d+)\]\s*$/.exec(line)?.[1];
    const name = [outer, inner].join(' ').trim();
    if (worth) marks.set(name, (marks.get(name) ?? 0) + Number(worth));
  }
  return [...marks].map(([name, worth]) => ({ name, marks: worth }));
}

const follows = (before: string, letter: string) =>
  letter.length === 1 && letter.charCodeAt(0) === before.charCodeAt(0) + 1;
