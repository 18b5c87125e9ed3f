/** The hours that the guides suggest for each topic, at the standard and at the higher level: its share of the syllabus. */
const hours: Readonly<Record<string, Readonly<Record<string, readonly [standard: number, higher: number]>>>> =
  {
    'math-aa': { 1: [19, 39], 2: [21, 32], 3: [25, 51], 4: [27, 33], 5: [28, 55] },
    'math-ai': { 1: [16, 29], 2: [31, 42], 3: [18, 46], 4: [36, 52], 5: [19, 41] },
    physics: { A: [27, 42], B: [24, 32], C: [17, 29], D: [19, 38], E: [23, 39] },
    chemistry: { S1: [17, 21], S2: [20, 30], S3: [16, 31], R1: [12, 22], R2: [21, 31], R3: [24, 45] },
  };

/** By the numbers of a course's topics, in percent. */
export function syllabusShares(subject: string): ReadonlyMap<string, number> {
  const level = subject.endsWith('-hl') ? 1 : 0;
  const own = Object.entries(hours[subject.slice(0, -'-sl'.length)] ?? {});
  const all = own.reduce((sum, [, both]) => sum + both[level], 0);
  return new Map(own.map(([number, both]) => [number, (100 * both[level]) / all]));
}
