import type { Candidate, Placed } from './candidate.ts';

/** Each design, of which the variants are alike, in one of the sections, or not at all. */
export function* everyPaper(bank: readonly Candidate[], sections: number): Generator<Placed[]> {
  const designs = [...new Map(bank.map((one) => [one.design, one])).values()];
  function* from(place: number): Generator<Placed[]> {
    const candidate = designs[place];
    if (!candidate) {
      yield [];
      return;
    }
    for (const rest of from(place + 1)) {
      yield rest;
      for (let section = 0; section < sections; section += 1) yield [...rest, { candidate, section }];
    }
  }
  yield* from(0);
}
