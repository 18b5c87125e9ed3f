/** The values that a parameter of a template may take. */
export type Choices<Value> = readonly Value[];

export type Parameters = Readonly<Record<string, Choices<unknown>>>;
export type Drawn<Of extends Parameters> = { readonly [Name in keyof Of]: Of[Name][number] };

export const integers = (from: number, to: number, step = 1): Choices<number> =>
  Array.from({ length: Math.floor((to - from) / step + 1e-9) + 1 }, (_, index) =>
    Number((from + index * step).toPrecision(12)),
  );

export const nonZero = (from: number, to: number): Choices<number> =>
  integers(from, to).filter((value) => value !== 0);

export const choice = <const Values extends readonly unknown[]>(...values: Values): Values => values;

/** The same name always gives the same numbers: variants keep their numbers from one start to the next. */
export function randomFrom(name: string): () => number {
  let state = 0x811c9dc5;
  for (const character of name) state = Math.imul(state ^ character.codePointAt(0)!, 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const mostTries = 20_000;

/** Up to `count` different draws that are allowed, in an order that more draws only add to. */
export function draw<Of extends Parameters>(
  name: string,
  parameters: Of,
  allow: (drawn: Drawn<Of>) => boolean,
  count: number,
): Drawn<Of>[] {
  const random = randomFrom(name);
  const found = new Map<string, Drawn<Of>>();
  for (let tries = 0; tries < mostTries && found.size < count; tries += 1) {
    const drawn = Object.fromEntries(
      Object.entries(parameters).map(([key, choices]) => [
        key,
        choices[Math.floor(random() * choices.length)],
      ]),
    ) as Drawn<Of>;
    if (!allow(drawn)) continue;
    const signature = JSON.stringify(drawn);
    if (!found.has(signature)) found.set(signature, drawn);
  }
  return [...found.values()];
}
