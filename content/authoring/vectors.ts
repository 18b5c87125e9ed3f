import { plus, term } from './wording.ts';

/** In space. */
export type Vector = readonly [number, number, number];

export const dot = (p: Vector, q: Vector): number => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];

export const cross = (p: Vector, q: Vector): Vector => [
  p[1] * q[2] - p[2] * q[1],
  p[2] * q[0] - p[0] * q[2],
  p[0] * q[1] - p[1] * q[0],
];

/** p + kq: from p, k times as far as q goes. */
export const along = (p: Vector, q: Vector, k: number): Vector => [
  p[0] + k * q[0],
  p[1] + k * q[1],
  p[2] + k * q[2],
];

/** (1, -2, 3). */
export const point = (p: readonly (number | string)[]): string => `(${p.join(', ')})`;

/** The left side of the equation of a plane with this normal, whose first component isn't 0: 2x - y + 3z. */
export const planeSide = (n: Vector): string => `${term(n[0], 'x')}${plus(n[1], 'y')}${plus(n[2], 'z')}`;
