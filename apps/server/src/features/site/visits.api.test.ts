import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endTestApps, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { readVisits } from './read-visits.ts';
import { createVisitCounter, type VisitCounter } from './visit-counter.ts';
import { visitCounts, visitMarks, visitSalts } from './visits.tables.ts';

let test: TestApp;
let counter: VisitCounter;

beforeEach(async () => {
  test = await startTestApp();
  counter = createVisitCounter(test);
});

afterEach(endTestApps);

const asha = { address: '203.0.113.5', browser: 'Firefox' };
const ben = { address: '203.0.113.6', browser: 'Firefox' };
const today = () => test.clock.now().toISOString().slice(0, 10);
const wholeSite = () => readVisits(test, { from: '2000-01-01', to: '2999-01-01' });

describe('visits', () => {
  it('are counted by page and by visitor, also over several servers', async () => {
    const other = createVisitCounter(test);
    await counter.count({ path: '/', ...asha });
    await counter.count({ path: '/ibdp-question-bank/math-aa-sl/functions/12', ...asha });
    await other.count({ path: '/', ...asha });
    await other.count({ path: '/', ...ben });
    await Promise.all([counter.flush(), other.flush()]);
    await counter.count({ path: '/', ...ben });
    await counter.flush();
    expect(await wholeSite()).toEqual([{ day: today(), views: 5, visitors: 2 }]);
    const rows = await test.database.db.select().from(visitCounts);
    expect(rows.find(({ page }) => page === 'home')).toMatchObject({ views: 4, visitors: 2 });
    expect(rows.find(({ page }) => page === 'question')).toMatchObject({ views: 1, visitors: 1 });
  });

  it('keep nothing by which a visitor could be found again when the day is over', async () => {
    await counter.count({ path: '/', ...asha });
    await counter.flush();
    const [{ mark } = { mark: '' }] = await test.database.db.select().from(visitMarks);
    expect(mark).not.toContain('203');
    test.clock.advance({ days: 1 });
    await counter.count({ path: '/', ...asha });
    await counter.flush();
    const marks = await test.database.db.select().from(visitMarks);
    expect(new Set(marks.map(({ day }) => day))).toEqual(new Set([today()]));
    expect(marks.some((other) => other.mark === mark)).toBe(false);
    expect(await test.database.db.select().from(visitSalts)).toHaveLength(1);
    expect((await wholeSite()).map(({ visitors }) => visitors)).toEqual([1, 1]);
  });

  it('of one program that sends thousands count as little, whatever it calls itself', async () => {
    for (let visit = 0; visit < 1000; visit += 1) {
      await counter.count({ path: '/', ...asha, browser: `Browser ${visit % 100}` });
    }
    await counter.flush();
    expect((await wholeSite())[0]!.views).toBe(200);
  });

  it('of two thousand made-up browsers at one address are those of fifty visitors, on all servers', async () => {
    const other = createVisitCounter(test);
    for (let visit = 0; visit < 2000; visit += 1) {
      const server = visit % 2 === 0 ? counter : other;
      await server.count({ path: '/', ...asha, browser: `Browser ${visit}` });
      // Each writing would let as many in again.
      if (visit % 80 === 79) await Promise.all([counter.flush(), other.flush()]);
    }
    await counter.count({ path: '/', ...ben });
    await counter.flush();
    expect((await wholeSite())[0]!.visitors).toBe(51);
    expect(await test.database.db.select().from(visitMarks)).toHaveLength(2 * 51);
  });

  it('of a few browsers at one address are those of about as many visitors', async () => {
    for (let address = 0; address < 40; address += 1) {
      for (const browser of ['Firefox', 'Chrome', 'Safari']) {
        await counter.count({ path: '/', address: `203.0.113.${address}`, browser });
      }
    }
    await counter.flush();
    expect((await wholeSite())[0]!.visitors).toBeGreaterThan(100);
  });
});

describe('POST /api/visits', () => {
  const send = (payload: object, headers: Record<string, string> = {}) =>
    test.app.inject({
      method: 'POST',
      url: '/api/visits',
      payload,
      headers: { 'user-agent': 'Mozilla/5.0', ...headers },
    });

  it('counts a reader, and nobody who asks not to be, no crawler and no page of the staff', async () => {
    expect((await send({ path: '/pricing' })).statusCode).toBe(202);
    await send({ path: '/pricing' }, { 'sec-gpc': '1' });
    await send({ path: '/pricing' }, { dnt: '1' });
    await send({ path: '/pricing' }, { 'user-agent': 'Googlebot/2.1' });
    await send({ path: '/admin/users' });
    await test.app.close();
    expect(await wholeSite()).toEqual([{ day: today(), views: 1, visitors: 1 }]);
  });

  it.each([{}, { path: '' }, { path: 'pricing' }, { path: 7 }, { path: `/${'x'.repeat(400)}` }, []])(
    'refuses %j',
    async (payload) => {
      expect((await send(payload)).statusCode).toBe(400);
    },
  );
});
