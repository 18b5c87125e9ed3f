import { setTimeout as sleep } from 'node:timers/promises';
import type { AttackCase, Finding } from '../attack-case.ts';
import { expectStatus, logIn, password, signUp } from '../people.ts';
import { type Answer, ask, askAgain, counted, type Site } from '../site.ts';

const attackMs = 6000;
/** The crowd doesn't come back when told to, but soon. */
const pauseMs = 1000;
const asksOfOthers = 5;
/** Nobody is judged by how long it took, which is up to the machine, but by who came first. */
const patienceSeconds = 180;

interface Crowd {
  /** More than the line of the work has places, all for one. */
  readonly connections: number;
  /** So much of theirs may be done between somebody else's asking and the answer: far less than stands in line. */
  readonly mostBefore: number;
  crowding(): Promise<Answer>;
  /** Somebody else, for the same. */
  asking(): Promise<Answer>;
}

async function crowd({ connections, mostBefore, crowding, asking }: Crowd) {
  const mine: number[] = [];
  const others: number[] = [];
  const before: number[] = [];
  const done = () => mine.filter((status) => status === 200).length;
  const until = performance.now() + attackMs;
  const crowded = Array.from({ length: connections }, async () => {
    while (performance.now() < until) {
      const { status } = await crowding();
      mine.push(status);
      if (status !== 200) await sleep(pauseMs);
    }
  });
  await sleep(pauseMs);
  let returned = 0;
  for (let asked = 0; asked < asksOfOthers; asked += 1) {
    const doneBefore = done();
    const { status, returns } = await askAgain(asking);
    others.push(status);
    returned += returns;
    before.push(done() - doneBefore);
  }
  await Promise.all(crowded);
  const most = Math.max(...before);
  return {
    // Without a refusal the line was never full, and nothing has been shown.
    held: mine.includes(503) && others.every((status) => status === 200) && most <= mostBefore,
    seen: `${counted(mine)}; somebody else: ${counted(others)}, after at most ${most} of theirs${
      returned > 0 ? `, told to come back ${returned} times` : ''
    }`,
  };
}

async function passwords(site: Site): Promise<Finding> {
  const [one, other] = [await signUp(site), await signUp(site)];
  const found = await crowd({
    connections: 240,
    mostBefore: 40,
    crowding: () => logIn(site, one.email, { password, device: one.device, from: '127.0.0.11' }),
    asking: () =>
      logIn(site, other.email, { password, device: other.device, from: '127.0.0.12', patienceSeconds }),
  });
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
  const path = '/api/user_question/download-pdf';
  const found = await crowd({
    connections: 40,
    mostBefore: 5,
    crowding: () => ask(site, 'GET', path, { token: one.token }),
    asking: () => ask(site, 'GET', path, { token: other.token, patienceSeconds }),
  });
  return { variant: '40 connections for sheets of saved questions', ...found };
}

export const crowding: AttackCase = {
  name: 'crowding',
  seconds: 900,
  against: async (site) => [await passwords(site), await sheets(site)],
};
