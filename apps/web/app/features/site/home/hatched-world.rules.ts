/** The part of the globe that the map shows, and the size of its sheet. */
const west = -170;
const north = 76;
const south = -56;
const perDegree = { across: 2, down: 2.5 };

export const sheet = { width: 350 * perDegree.across, height: (north - south) * perDegree.down };

/** Where a place lies on the sheet. */
export const placed = (east: number, northward: number): readonly [x: number, y: number] => [
  (east - west) * perDegree.across,
  (north - northward) * perDegree.down,
];

type Stretch = readonly [from: number, to: number];

/** The stretches of land on one parallel, joined where coasts overlap. */
export function landOn(parallel: number, coasts: readonly (readonly number[])[]): Stretch[] {
  const stretches = coasts.flatMap((coast) => stretchesOf(coast, parallel)).sort(([a], [b]) => a - b);
  const joined: [number, number][] = [];
  for (const [from, to] of stretches) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

function stretchesOf(coast: readonly number[], parallel: number): Stretch[] {
  const crossings: number[] = [];
  for (let index = 0; index < coast.length; index += 2) {
    const [x1, y1] = [coast[index]!, coast[index + 1]!];
    const [x2, y2] = [coast[(index + 2) % coast.length]!, coast[(index + 3) % coast.length]!];
    if (y1 > parallel !== y2 > parallel) crossings.push(x1 + ((parallel - y1) / (y2 - y1)) * (x2 - x1));
  }
  crossings.sort((a, b) => a - b);
  return crossings.flatMap((from, index) =>
    index % 2 === 0 ? [[from, crossings[index + 1]!] as const] : [],
  );
}

/** The land as lines, one for each stretch on each parallel: a world on ruled paper. */
export function hatchedLand(coasts: readonly (readonly number[])[], degreesApart: number): string {
  let path = '';
  // Half a step off whole degrees: no line then runs exactly through a corner of a coast.
  for (let parallel = north - degreesApart / 2 + 0.01; parallel > south; parallel -= degreesApart) {
    for (const [from, to] of landOn(parallel, coasts)) {
      const [x, y] = placed(from, parallel);
      path += `M${x.toFixed(0)} ${y.toFixed(1)}h${Math.max(0, (to - from) * perDegree.across).toFixed(0)}`;
    }
  }
  return path;
}
