/** A part of a question and its marks, in the order of the text. The name is such as 'b' or 'c ii', or '' without parts. */
export interface Part {
  readonly name: string;
  readonly marks: number;
}

const label = /^\((?<letter>[a-z]|i{1,3}|i?v|vi{1,3})\)/;
const roman = /^(?:i{1,3}|i?v|vi{1,3})$/;

/** Follows a text from part to part: each line is asked for in its order, and answers the part that it belongs to. */
export function partFollower(): (line: string) => string {
  let [outer, inner] = ['', ''];
  return (line) => {
    let rest = line;
    for (let found = label.exec(rest); found; found = label.exec(rest)) {
      const { letter = '' } = found.groups!;
      // After (h) comes (i); anywhere else it is the first within a part.
      if (roman.test(letter) && outer !== '' && !follows(outer, letter)) inner = letter;
      else [outer, inner] = [letter, ''];
      rest = rest.slice(found[0].length).trimStart();
    }
    return [outer, inner].join(' ').trim();
  };
}

const follows = (before: string, letter: string) =>
  letter.length === 1 && letter.charCodeAt(0) === before.charCodeAt(0) + 1;

/** Parts begin with their letter; those within a part with small Roman numbers. Marks stand in square brackets. */
export function partsOf(text: string): readonly Part[] {
  const marks = new Map<string, number>();
  const partAt = partFollower();
  for (const line of text.split('\n')) {
    const name = partAt(line);
    const worth = /\[(\d+)\]\s*$/.exec(line)?.[1];
    if (worth) marks.set(name, (marks.get(name) ?? 0) + Number(worth));
  }
  return [...marks].map(([name, worth]) => ({ name, marks: worth }));
}

/** The parts that can be answered: those with marks, or where the text says none of them, all that it names. */
export function partNamesOf(text: string): readonly string[] {
  const withMarks = partsOf(text).map(({ name }) => name);
  if (withMarks.length > 0) return withMarks;
  const partAt = partFollower();
  return [...new Set(text.split('\n').map(partAt))].filter((name) => name !== '');
}

/**
 * A mark scheme names no parts, but its lines come in their order: each part has as many as its marks. Undefined where
 * the marks of lines and parts don't meet.
 */
export function linesByPart<Line extends { readonly marks: number }>(
  lines: readonly Line[],
  parts: readonly Part[],
): ReadonlyMap<string, readonly Line[]> | undefined {
  const rest = [...lines];
  const found = new Map<string, Line[]>();
  for (const { name, marks } of parts) {
    const own: Line[] = [];
    for (let left = marks; left > 0; ) {
      const line = rest.shift();
      if (!line || line.marks > left) return undefined;
      own.push(line);
      left -= line.marks;
    }
    // A line without a mark is a remark on the one before it.
    while (rest[0]?.marks === 0) own.push(rest.shift()!);
    found.set(name, own);
  }
  return rest.length === 0 && parts.length > 0 ? found : undefined;
}

/** As students read it: '(c)(ii)'. */
export const partLabel = (part: string): string =>
  part === ''
    ? 'the question'
    : part
        .split(' ')
        .map((name) => `(${name})`)
        .join('');
