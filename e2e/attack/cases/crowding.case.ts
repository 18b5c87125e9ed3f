import { setTimeout as sleep } from 'node:timers/promises';
import type { AttackCase, Finding } from '../attack-case.ts';
import { expectStatus, logIn, password, signUp } from '../people.ts';
import { type Answer, ask, counted, type Site } from '../site.ts';

const attackMs = 6000;
/** Somebody who doesn't come back when told to, but soon. */
const pauseMs = 1000;
const asksOfOthers = 5;

/** More than the line of the work has places, all for one; then somebody else asks for the same. */
async function crowd(connections: number, crowding: () => Promise<Answer>, asking: () => Promise<Answer>) {
  const mine: number[] = [];
  const others: number[] = [];
  const until = performance.now() + attackMs;
  const crowded = Array.from({ length: connections }, async () => {
    while (performance.now() < until) {
      const { status } = await crowding();
      mine.push(status);
      if (status !== 200) await sleep(pauseMs);
    }
  });
  await sleep(pauseMs);
  for (let asked = 0; asked < asksOfOthers; asked += 1) others.push((await asking()).status);
  await Promise.all(crowded);
  return {
    // Without a refusal the line was never full, and nothing has been shown.
    held: mine.includes(503) && others.every((status) => status === 200),
    seen: `${counted(mine)}; somebody else: ${counted(others)}`,
  };
}

async function passwords(site: Site): Promise<Finding> {
  const [one, other] = [await signUp(site), await signUp(site)];
  const found = await crowd(
    240,
    () => logIn(site, one.email, { password, device: one.device, from: '127.0.0.11' }),
    () => logIn(site, other.email, { password, device: other.device, from: '127.0.0.12' }),
  );
  return { variant: '240 connections that log in with the right password', ...found };
}

async function sheets(site: Site): Promise<Finding> {
  const [one, other] = [await signUp(site), await signUp(site)];
  const { questions } = (await ask(site, 'GET', '/api/questions?page=1&pageSize=10')).json();
  for (const { id } of questions as { id: number }[]) {
    for (const { token } of [one, other]) {
      expectStatus(await ask(site, 'POST', `/api/user_question/${id}`, { token, body: {} }), 200, 'bookmark');
    }
  }
  const download = (token: string) => ask(site, 'GET', '/api/user_question/download-pdf', { token });
  const found = await crowd(
    40,
    () => download(one.token),
    () => download(other.token),
  );
  return { variant: '40 connections for sheets of saved questions', ...found };
}

export const crowding: AttackCase = {
  name: 'crowding',
  seconds: 180,
  against: async (site) => [await passwords(site), await sheets(site)],
};
