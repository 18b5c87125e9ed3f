import type { Writings } from './writings.ts';

const two = (number: number) => String(number).padStart(2, '0');

/** Of 4:00 and other whole hours, which are no ratio that could be written in other ways. */
export function clockWritings(minutes: number): Writings {
  const hour = minutes / 60;
  const [half, other] = hour < 12 ? ['am', 'pm'] : ['pm', 'am'];
  const inHalf = hour % 12 || 12;
  return {
    equivalent: [
      `${two(hour)}:00`,
      `${hour}h00`,
      `${two(hour)}00 hours`,
      `${inHalf}:00 ${half}`,
      `${inHalf} ${half}`,
    ],
    nearMisses: [
      `${hour}:01`,
      `${hour}:30`,
      `${(hour + 1) % 24}:00`,
      `${(hour + 23) % 24}:00`,
      `${(hour + 12) % 24}:00`,
      `${(hour + 2) % 24}:00`,
      `${(hour + 23) % 24}:59`,
      `${hour}:10`,
      `${hour}:59`,
      `${60 * hour + 1}`,
      `${inHalf} ${other}`,
      `${inHalf}:00 ${other}`,
    ],
  };
}
