import { expect, it } from 'vitest';
import { createTouchCount } from './touching.ts';

const finger = (pointerId: number, isPrimary = false) => ({ pointerId, pointerType: 'touch', isPrimary });
const stylus = { pointerId: 9, pointerType: 'pen', isPrimary: true };

it('counts fingers as they come and go', () => {
  const touching = createTouchCount();
  touching.down(finger(1, true));
  touching.down(finger(2));
  expect(touching.now().fingers).toBe(2);
  touching.up(finger(1, true));
  expect(touching.now()).toEqual({ stylusSeen: false, stylusDown: false, fingers: 1 });
});

it('forgets fingers whose leaving was never told', () => {
  const touching = createTouchCount();
  touching.down(finger(1, true));
  touching.down(finger(2, true));
  expect(touching.now().fingers).toBe(1);
});

it('remembers a stylus after it was lifted', () => {
  const touching = createTouchCount();
  touching.down(stylus);
  expect(touching.now()).toMatchObject({ stylusSeen: true, stylusDown: true });
  touching.up(stylus);
  expect(touching.now()).toEqual({ stylusSeen: true, stylusDown: false, fingers: 0 });
});
