import { mostOwnPapers } from '@sevenfold/contract/papers/paper.constants';
import type { BuiltPaper } from '@sevenfold/contract/papers/papers';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { accountsOf } from '../accounts/accounts.fixture.ts';
import { buildsOfAccount } from './building/build-paper.ts';
import { addPaperBank, papersOf } from './papers.fixture.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let topics: Record<string, number>;
beforeAll(async () => {
  test = await startTestApp();
  accounts = accountsOf(test);
  ({ topics } = await addPaperBank(test));
});

async function student() {
  const account = await accounts.signUp();
  const papers = papersOf(accounts, account.token);
  const built = async (...given: Parameters<typeof papers.build>): Promise<string> => {
    const answer = await papers.told<BuiltPaper>(papers.build(...given));
    if (!answer.found) throw new Error(answer.message);
    return answer.slug;
  };
  return { ...account, ...papers, built };
}
const ownPapers = async (userId: string) =>
  (await accounts.rows('select 1 from papers where owner_id = $1', [userId])).length;

describe('a paper of one’s own', { timeout: 120_000 }, () => {
  it('has exactly the wishes, and can be read and sat', async () => {
    const { built, read, list, sit, call } = await student();
    const slug = await built({
      total: { marks: 35 },
      sections: [
        { name: 'Section A', marks: 20, kinds: ['short'] },
        { name: 'Section B', marks: 15, kinds: ['long'] },
      ],
      papers: ['1'],
      calculator: 'without',
      exclude: ['long-a', 'long-b'],
      include: ['short-a'],
    });
    const paper = await read(slug);
    expect(paper).toMatchObject({
      name: 'My own paper',
      source: 'student',
      paper: '1',
      marks: 35,
      minutes: 39,
      readingMinutes: 5,
      calculatorAllowed: false,
      questionCount: 5,
      mine: true,
      sections: [
        { name: 'Section A', marks: 20 },
        { name: 'Section B', marks: 15 },
      ],
    });
    const texts = JSON.stringify(paper.sections);
    expect(texts).toContain('short-a with');
    expect(texts).toContain('long-c with');
    expect((await list()).map((one) => one.slug)).toContain(slug);
    const test_ = (await call('GET', `/api/test/${await sit(slug)}`)).json();
    expect(test_).toMatchObject({
      duration: 39,
      paper: { slug, marks: 35, sections: [{ marks: 20 }, { marks: 15 }] },
    });
  });

  it('of so many minutes has the marks that they take', async () => {
    const { built, read } = await student();
    expect(await read(await built({ total: { minutes: 45 } }))).toMatchObject({ marks: 40, minutes: 45 });
  });

  it('is unknown to everybody else', async () => {
    const slug = await (await student()).built();
    for (const reader of [papersOf(accounts), await student()]) {
      expect((await reader.list()).map((one) => one.slug)).not.toContain(slug);
      expect((await reader.call('GET', `/api/papers/${slug}`)).statusCode).toBe(404);
      expect([401, 404]).toContain((await reader.call('POST', `/api/papers/${slug}/sit`)).statusCode);
      expect([401, 404]).toContain((await reader.call('DELETE', `/api/papers/${slug}`)).statusCode);
    }
  });

  it('raises no version of the bank, since it is nobody else’s business', async () => {
    const { built } = await student();
    const version = async () => (await accounts.rows('select version from bank_version'))[0]!.version;
    const before = await version();
    await built();
    expect(await version()).toBe(before);
  });

  it('of unmet designs has none that a test of the student held', async () => {
    const { built, read, sit } = await student();
    const first = await built({ total: { marks: 20 }, counts: [{ kind: 'short', from: 4 }] });
    const designs = async (slug: string) =>
      [...JSON.stringify((await read(slug)).sections).matchAll(/"questions_text":"([\w-]+) with/g)].map(
        ([, one]) => one,
      );
    const met = await designs(first);
    expect(met).toHaveLength(4);
    await sit(first);
    const second = await built({ total: { marks: 20 }, counts: [{ kind: 'short', from: 4 }], unseen: true });
    expect((await designs(second)).filter((design) => met.includes(design))).toEqual([]);
  });

  it('that can’t be had is explained, and the nearest that works can be sent as it is', async () => {
    const { told, build, call, user } = await student();
    const answer = await told<BuiltPaper>(
      build({ total: { marks: 25 }, topics: [{ topicId: topics.algebra!, from: 100 }] }),
    );
    expect(answer.found).toBe(false);
    if (answer.found) return;
    expect(answer.conflict.length).toBeGreaterThan(0);
    expect(answer.message).toContain('The topic algebra');
    expect(answer.message.endsWith(answer.limit!)).toBe(true);
    for (const wish of answer.conflict) expect(answer.limit).not.toContain(wish);
    expect(answer.nearest!.changes.length).toBeGreaterThan(0);
    expect(await ownPapers(user.id)).toBe(0);
    const { blueprint } = answer.nearest!;
    const again = await call('POST', '/api/papers', { subject: 'math-aa-sl', name: 'Nearest', blueprint });
    expect(again.json()).toMatchObject({ found: true });
  });

  it('can be deleted until it was sat', async () => {
    const { built, call, sit, list } = await student();
    const [kept, gone] = [await built(), await built()];
    await sit(kept);
    expect((await call('DELETE', `/api/papers/${kept}`)).statusCode).toBe(409);
    expect((await call('DELETE', `/api/papers/${gone}`)).statusCode).toBe(200);
    expect((await call('DELETE', `/api/papers/${gone}`)).statusCode).toBe(404);
    expect((await list()).filter(({ mine }) => mine).map(({ slug }) => slug)).toEqual([kept]);
  });

  it('is one of so many that were not sat', async () => {
    const { built, build, user, sit } = await student();
    const slug = await built();
    await accounts.rows(
      `insert into papers (slug, name, subject_id, minutes, reading_minutes, source, owner_id, audience, published,
         question_count, created_at)
       select slug || n, name, subject_id, minutes, reading_minutes, source, owner_id, audience, published,
         question_count, created_at from papers, generate_series(2, $2) n where slug = $1`,
      [slug, mostOwnPapers],
    );
    const refused = await build();
    expect(refused.statusCode).toBe(403);
    expect(refused.json().code).toBe('limit_reached');
    await sit(slug);
    await built();
    expect(await ownPapers(user.id)).toBe(mostOwnPapers + 1);
  });

  it('is one of so many within an hour', async () => {
    const { built, build, user } = await student();
    await test.rateLimits.spend(buildsOfAccount, user.id, buildsOfAccount.tries - 1);
    await built();
    expect((await build()).statusCode).toBe(429);
    test.clock.advance({ hours: 1 });
    await built();
  });

  it('goes with its student', async () => {
    const { built, user } = await student();
    await built();
    await accounts.rows('delete from users where id = $1', [user.id]);
    expect(await ownPapers(user.id)).toBe(0);
  });

  it.each<[string, object, Record<string, unknown>, number]>([
    ['a subject for staff', {}, { subject: 'math-ai-sl' }, 404],
    ['an unknown subject', {}, { subject: 'latin' }, 404],
    ['no name', {}, { name: '' }, 400],
    ['a topic of nowhere', { topics: [{ topicId: 2_000_000_000, from: 10 }] }, {}, 400],
    ['more than all of it', { topics: [{ topicId: 1, from: 101 }] }, {}, 400],
    ['bounds that are turned', { counts: [{ kind: 'short', from: 3, to: 2 }] }, {}, 400],
    ['no marks', { total: { marks: 0 } }, {}, 400],
    ['marks and minutes', { total: { marks: 20, minutes: 20 } }, {}, 400],
    ['an unknown kind', { counts: [{ kind: 'odd', from: 1 }] }, {}, 400],
    ['no blueprint', {}, { blueprint: null }, 400],
  ])('with %s is refused', async (_, wishes, fields, status) => {
    const { build, user } = await student();
    expect((await build(wishes, fields)).statusCode).toBe(status);
    expect(await ownPapers(user.id)).toBe(0);
  });

  it('needs an account', async () => {
    expect((await papersOf(accounts).build()).statusCode).toBe(401);
  });
});
