import { setTimeout as sleep } from 'node:timers/promises';
import { readTimes } from '../scripts/lib/processor-share.mjs';
import { medianOf } from './goals/goals.ts';

/** At its quickest, reading these takes half as long as in a moment in which others use the same caches. */
const numbers = new Int32Array(16 * 1024 * 1024).map((_, index) => index);
const reads = 1_000_000;
/** The two kinds of moments lie further apart than this. */
const slack = 1.5;
const mostTaken = 0.02;
const tries = 2;
/** For all of a command. Once it is used up everything counts as it comes. */
let patience = 10 * 60_000;
const lookEveryMs = 5000;

let quickest = Number.POSITIVE_INFINITY;
let measuring = false;
let waited = 0;
let again = 0;

/** Milliseconds of processor time for a fixed piece of work. It has nothing to do with the product. */
function readOnce(): number {
  const before = process.cpuUsage();
  let at = 1;
  let sum = 0;
  for (let turn = 0; turn < reads; turn += 1) {
    at = (Math.imul(at, 1_664_525) + 1_013_904_223) >>> 0;
    sum += numbers[at & (numbers.length - 1)]!;
  }
  const { user, system } = process.cpuUsage(before);
  if (Number.isNaN(sum)) throw new Error('Nothing was read');
  return (user + system) / 1000;
}

/** Whether the machine is about as quick as it has been at its quickest since the command began. */
function isQuick(): boolean {
  const took = medianOf([readOnce(), readOnce(), readOnce()]);
  quickest = Math.min(quickest, took);
  return took <= slack * quickest;
}

/** Looks now and then how quick the machine can be, apart from moments that are measured. */
export function watchMachine(): void {
  setInterval(() => measuring || isQuick(), lookEveryMs).unref();
}

async function waitUntilQuick(): Promise<void> {
  while (!isQuick() && patience > 0) {
    await sleep(500);
    patience -= 500;
    waited += 500;
  }
}

/**
 * For numbers in milliseconds, on a machine that shares its cores with others. Waits for a quick moment, and measures a second time
 * when the machine was slow afterwards or its host had taken more than two hundredths of its time. What was measured has no part in
 * it, and the second time counts as it comes.
 */
export async function undisturbed<Result>(measure: () => Promise<Result>): Promise<Result> {
  for (let time = 1; ; time += 1) {
    await waitUntilQuick();
    const [before, began] = [await readTimes(), performance.now()];
    measuring = true;
    const result = await measure().finally(() => {
      measuring = false;
    });
    const after = await readTimes();
    const wasTaken = (after.stolen - before.stolen) / (after.all - before.all) > mostTaken;
    if (time === tries || patience <= 0 || (!wasTaken && isQuick())) return result;
    patience -= performance.now() - began;
    again += 1;
  }
}

/** What it did, for those who read the numbers. */
export const disturbances = (): string =>
  `Measured ${again} times again and waited ${(waited / 1000).toFixed(0)} s, since others used the same cores.`;
