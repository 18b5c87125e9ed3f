import type { Asked } from '../asked.ts';
import { readUnit } from '../units/read-unit.ts';
import type { Unit } from '../units/unit-table.ts';

/** In relativity c is a unit, where the question has it as one; elsewhere it is a letter like any other. */
const countsInC = ({ unit, expected }: Asked) => unit?.trim() === 'c' || /^[\d.]+\s?c$/.test(expected.trim());

/** 0.945c */
export const withLightSpeed = (text: string, asked: Asked): string =>
  countsInC(asked) ? text.replace(/(?<=\d)\s*\*?\s*c\s*\.?\s*$/, ' lightspeed') : text;

/** The unit that is shown behind the field. */
export const unitAsked = (asked: Asked): Unit | undefined =>
  asked.unit ? readUnit(asked.unit.trim() === 'c' ? 'lightspeed' : asked.unit)[0] : undefined;
