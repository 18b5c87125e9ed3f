import { describe, expect, it } from 'vitest';
import { createLoadControl, type LoadControl, type Pressure } from './load-control.ts';
import type { Priority } from './priority.ts';

const calm: Pressure = { overMs: 100, lagMs: 2, waitingPerConnection: 0 };
const slowLoop: Pressure = { overMs: 100, lagMs: 200, waitingPerConnection: 0 };
const busyPool: Pressure = { overMs: 100, lagMs: 2, waitingPerConnection: 3 };

/** So many as find a place. */
function fill(control: LoadControl, priority: Priority, tries = 5000): number {
  let admitted = 0;
  for (let count = 0; count < tries; count += 1) if (control.admit(priority)) admitted += 1;
  return admitted;
}

function press(control: LoadControl, pressure: Pressure, ticks: number): void {
  for (let tick = 0; tick < ticks; tick += 1) control.adjust(pressure);
}

/** Finishes so many, and lets as many others in, while it is pressed. */
function work(control: LoadControl, perTick: number, pressure: Pressure, ticks: number): void {
  for (let tick = 0; tick < ticks; tick += 1) {
    for (let count = 0; count < perTick; count += 1) {
      control.release();
      control.admit('vital');
    }
    control.adjust(pressure);
  }
}

it('lets hundreds in while nothing waits: slow uploads cost no processor', () => {
  const control = createLoadControl();
  expect(fill(control, 'visitor', 200)).toBe(200);
  press(control, calm, 100);
  expect(fill(control, 'visitor', 50)).toBe(50);
});

it.each([
  ['the event loop', slowLoop],
  ['the pool', busyPool],
])('lets in what is done in a quarter of a second while there is a line at %s', (_where, pressure) => {
  const control = createLoadControl();
  fill(control, 'visitor', 200);
  work(control, 8, pressure, 100);
  expect(control.limit()).toBeCloseTo(20, 0);
});

it('never lets in none', () => {
  const control = createLoadControl();
  fill(control, 'visitor', 200);
  press(control, slowLoop, 100);
  expect(control.limit()).toBe(4);
});

it('sees a line also in a loop that hardly turns', () => {
  const control = createLoadControl();
  fill(control, 'visitor', 100);
  press(control, { ...slowLoop, overMs: 900 }, 2);
  expect(control.limit()).toBe(4);
});

it('takes no single pause for a line', () => {
  const control = createLoadControl();
  fill(control, 'visitor', 100);
  for (let round = 0; round < 20; round += 1) {
    press(control, slowLoop, 2);
    press(control, calm, 1);
  }
  expect(control.limit()).toBe(256);
});

it('comes back by itself within two seconds of calm', () => {
  const control = createLoadControl();
  const admitted = fill(control, 'visitor', 200);
  press(control, slowLoop, 100);
  expect(control.admit('visitor')).toBe(false);
  for (let count = 0; count < admitted; count += 1) control.release();
  press(control, calm, 20);
  expect(control.limit()).toBe(256);
});

describe('who finds a place when it is full', () => {
  const order: readonly Priority[] = ['visitor', 'member', 'vital'];
  it('visitors lose theirs first, running tests last', () => {
    const control = createLoadControl();
    press(control, slowLoop, 100);
    const places = order.map((priority) => fill(control, priority));
    expect(places).toEqual([4, 4, 16]);
    expect(order.map((priority) => control.admit(priority))).toEqual([false, false, false]);
  });

  it('health and the word of a payment provider are always heard', () => {
    const control = createLoadControl();
    press(control, slowLoop, 100);
    fill(control, 'vital');
    expect(fill(control, 'always')).toBe(5000);
  });
});
