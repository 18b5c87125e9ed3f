import { equal } from '../values/fraction.ts';
import { readSpecies, type Species, sameSpecies } from './species.ts';

/** The formula of a whole series, such as CnH2n+2, by its members with seven and with ten atoms of carbon. */
export type GeneralFormula = { members: readonly Species[]; shown: string };

/** Cn is copernicium elsewhere; with hydrogen behind it, it can only be a number of carbon atoms. */
const startsSeries = /C\s*_?\s*[{(]?\s*\d*\s*n\s*[)}]?\s*H/;
const count = /_?\s*[{(]?\s*(\d*)\s*n\s*(?:([+-])\s*(\d+))?\s*[)}]?/g;

/** Undefined if it is an ordinary formula. */
export function readGeneralFormula(text: string): GeneralFormula | undefined {
  if (!startsSeries.test(text)) return undefined;
  const memberOf = (n: number) =>
    text.replaceAll(
      count,
      (_, times: string, sign: string | undefined, more: string | undefined) =>
        `${Number(times || 1) * n + (sign === '-' ? -1 : 1) * Number(more ?? 0)}`,
    );
  const shown = text.replaceAll(
    count,
    (_, times: string, sign: string | undefined, more: string | undefined) =>
      `_{${times}n${sign ?? ''}${more ?? ''}}`,
  );
  return { members: [7, 10].map((n) => readSpecies(memberOf(n))), shown: `\\mathrm{${shown}}` };
}

export const sameGeneralFormula = (expected: GeneralFormula, given: GeneralFormula) =>
  expected.members.every((member, place) => {
    const other = given.members[place]!;
    return sameSpecies(member, other) && equal(member.coefficient, other.coefficient);
  });
