// @vitest-environment happy-dom
import type { Test, TestAction } from '@sevenfold/contract/practice-tests/test';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '~/lib/api.ts';
import { authStorageKey, authStore } from '~/lib/auth/auth-store.ts';
import { forgetFirstAnswer } from '~/lib/first-answer.ts';
import { satPaper } from '../../../../test/papers.ts';
import { student } from '../../../../test/people.ts';
import {
  finishedTest,
  practiceSlug,
  practiceTest,
  runningTest,
  testQuestion,
} from '../../../../test/practice-tests.ts';
import { askScript, firstLookScript, TestFirstLook } from './first-look.tsx';
import { actionsKey, endKey } from './kept-work.rules.ts';
import { RunningTest } from './running-test.tsx';

const signedIn = { token: 'token-of-this-test', user: student, fromQuestionPage: false };
const { dataset } = document.documentElement;

let asked: [url: string, headers: Headers][];
let now: number;

beforeEach(() => {
  asked = [];
  authStore.setState(signedIn);
  localStorage.setItem(authStorageKey, JSON.stringify({ state: signedIn, version: 1 }));
  localStorage.setItem('device-id', 'this-browser');
  history.replaceState(null, '', `/take-a-test/${practiceSlug}`);
  document.body.innerHTML = renderToStaticMarkup(<TestFirstLook />);
  // Both tell the time at the same moment, and it stands still.
  now = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  delete dataset.firstLook;
  forgetFirstAnswer();
  delete window.firstLook;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  authStore.setState({ token: null, user: null });
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
});

/** A server that answers everything with this. */
function answering(respond: () => Response): void {
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
    asked.push([url, new Headers(headers)]);
    return respond();
  });
}

/** Runs both scripts as a document does, to the end; answers whether there is a question to read. */
async function firstLookAt(respond: () => Response): Promise<boolean> {
  answering(respond);
  new Function(askScript)();
  new Function(firstLookScript)();
  await window.firstLook;
  return dataset.firstLook === 'test';
}

const firstLookOf = (test: Test) => firstLookAt(() => Response.json(test));

const textOf = (element: Element | null | undefined) => element?.textContent?.trim();

/** What is read of the test there, apart from what only those who listen hear. */
function readIn(html: string, places: Readonly<Record<string, string>>) {
  const read = document.createElement('main');
  read.innerHTML = html;
  for (const unseen of read.querySelectorAll('.visually-hidden')) unseen.remove();
  const at = (name: string) => read.querySelector(places[name] ?? '');
  return {
    subject: textOf(at('subject')),
    time: textOf(at('time')),
    counts: textOf(at('counts')),
    heading: textOf(at('heading')),
    calculator: textOf(at('calculator')),
    allowed: at('calculator')?.closest('p')?.dataset.allowed,
    question: at('question')?.innerHTML,
    places: [...read.querySelectorAll('[class*="place"]')].map((place) => [
      ...[...place.querySelectorAll('span')].map(textOf).filter(Boolean),
      place.getAttribute('aria-current'),
      place.hasAttribute('disabled'),
    ]),
  };
}

const inLook = () =>
  readIn(
    document.body.innerHTML,
    Object.fromEntries(
      ['subject', 'time', 'counts', 'heading', 'calculator', 'question'].map((name) => [
        name,
        `[data-fill="${name}"]`,
      ]),
    ),
  );

/** As the page draws it first. */
const inPage = (test: Test) =>
  readIn(
    renderToStaticMarkup(
      <QueryClientProvider client={new QueryClient()}>
        <RunningTest test={test} questions={test.questions!} />
      </QueryClientProvider>,
    ),
    {
      subject: 'strong',
      time: '[role="timer"]',
      counts: 'nav > p',
      heading: 'h1',
      calculator: '[data-allowed]',
      question: '[class*="typeset"]',
    },
  );

const withStatuses = (statuses: readonly ('attempted' | 'skipped' | null)[]) =>
  runningTest({ questions: statuses.map((status, at) => testQuestion(at + 1, { status })) });

const withFirst = (part: Partial<ReturnType<typeof testQuestion>['question']>) => {
  const { question, ...rest } = testQuestion(1);
  return runningTest({ questions: [{ ...rest, question: { ...question, ...part } }, testQuestion(2)] });
};

describe('the first look says what the page then says', () => {
  const [done, skipped] = ['attempted', 'skipped'] as const;

  it.each([
    ['nothing was done', [null, null, null], 1],
    ['the first is done', [done, null, null], 2],
    ['the first two are skipped', [skipped, skipped, null, null], 3],
    ['one before the last stands open', [done, null, skipped], 2],
    ['everything is done', [done, done, done], 3],
    ['everything is done or skipped', [done, skipped, done, skipped], 4],
    ['there is one question', [null], 1],
    ['there is one question, and it is done', [done], 1],
  ])('where %s', async (_, statuses, number) => {
    const test = withStatuses(statuses);
    expect(await firstLookOf(test)).toBe(true);
    expect(inLook().heading).toBe(`Question ${number} of ${statuses.length}`);
    expect(inLook()).toEqual(inPage(test));
  });

  it.each([
    [7_200_000, '02:00:00'],
    [3_600_001, '01:00:01'],
    [3_600_000, '01:00:00'],
    [3_599_999, '01:00:00'],
    [1_799_001, '00:30:00'],
    [1_799_000, '00:29:59'],
    [59_999, '00:01:00'],
    [1, '00:00:01'],
  ])('with %i ms left', async (remaining_ms, face) => {
    const test = runningTest({ remaining_ms });
    await firstLookOf(test);
    expect(inLook().time).toBe(face);
    expect(inPage(test).time).toBe(face);
  });

  it('while time goes on, until the page is there', async () => {
    await firstLookOf(runningTest({ remaining_ms: 2500 }));
    const timeAfter = (milliseconds: number) => {
      now += milliseconds;
      vi.advanceTimersByTime(milliseconds);
      return inLook().time;
    };
    expect([timeAfter(0), timeAfter(499), timeAfter(1), timeAfter(1000)]).toEqual([
      '00:00:03',
      '00:00:03',
      '00:00:02',
      '00:00:01',
    ]);
    delete dataset.firstLook;
    expect(timeAfter(1000)).toBe('00:00:01');
  });

  it.each([
    ['a calculator is allowed', { calculatorAllowed: true }],
    ['no calculator is allowed', { calculatorAllowed: false }],
    [
      'the question has formulas and a figure',
      {
        questions_html:
          '<p>Find <span class="katex">x &lt; 3</span>.</p><figure class="figure"><svg></svg></figure>',
      },
    ],
  ])('where %s', async (_, part) => {
    const test = withFirst(part);
    expect(await firstLookOf(test)).toBe(true);
    expect(inLook()).toEqual(inPage(test));
  });

  it('where a subject’s name looks like markup', async () => {
    const { subject, ...test } = runningTest();
    const named = { ...test, subject: { ...subject, subject_name: 'Maths <b>& more</b>' } };
    expect(await firstLookOf(named)).toBe(true);
    expect(inLook().subject).toBe('Maths <b>& more</b>');
    expect(inLook()).toEqual(inPage(named));
  });
});

describe('work that the server hasn’t heard of', () => {
  const action = (part: Partial<TestAction>) => ({ id: 'a', question_id: 1, ...part });
  const actions = (...parts: Partial<TestAction>[]) => JSON.stringify(parts.map(action));
  const mine = actionsKey(student.id, practiceSlug);
  const typed = (value: string) => actions({ kind: 'reply', field: 'a.1', value });

  it.each([
    ['an attempt', mine, actions({ kind: 'attempt' })],
    ['a skip', mine, actions({ kind: 'skip' })],
    ['a skip after what was typed', mine, actions({ kind: 'reply', value: '4' }, { kind: 'skip' })],
    ['the wish to end the test', endKey(student.id, practiceSlug), 'wanted'],
  ])('%s leaves the skeleton to the page', async (_, key, work) => {
    localStorage.setItem(key, work);
    expect(await firstLookOf(runningTest())).toBe(false);
    expect(inLook().heading).toBe('');
  });

  it.each([
    ['nothing', mine, '[]'],
    ['what was typed', mine, typed('4')],
    ['what was typed, whatever it was', mine, typed('my "attempt" to "skip"')],
    ['how long a question was open', mine, actions({ kind: 'time', milliseconds: 5000 })],
    ['an attempt in another test', actionsKey(student.id, 'another'), actions({ kind: 'attempt' })],
    ['the end of another test', endKey(student.id, 'another'), 'wanted'],
  ])('%s changes nothing that is shown first', async (_, key, work) => {
    localStorage.setItem(key, work);
    const test = runningTest();
    expect(await firstLookOf(test)).toBe(true);
    expect(inLook()).toEqual(inPage(test));
  });
});

describe('the skeleton stays', () => {
  const image = { id: 1, url: '/x.png', order: 0, alt: 'A triangle', width: 10, height: 10 };
  const { questions: _, ...withoutQuestions } = runningTest();

  it.each<[string, Test]>([
    ['a test that wasn’t begun', practiceTest()],
    ['a test that is over', finishedTest()],
    ['a paper', runningTest({ paper: satPaper() })],
    ['a question that is a picture', withFirst({ images: [image] })],
    ['a test whose questions are gone', runningTest({ questions: [] })],
    ['a test whose questions have yet to come', withoutQuestions],
  ])('for %s', async (_, test) => {
    expect(await firstLookOf(test)).toBe(false);
    expect(inLook().heading).toBe('');
  });

  it.each<[string, () => Response]>([
    ['a refusal', () => Response.json({ code: 'not_signed_in' }, { status: 401 })],
    ['a fault', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['something that is no answer', () => new Response('<h1>Hello</h1>')],
    [
      'no connection',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('after %s, and nothing is kept for the page', async (_, respond) => {
    expect(await firstLookAt(respond)).toBe(false);
    await window.firstAnswer!.coming;
    expect(window.firstAnswer!.answer).toBeUndefined();
  });
});

describe('the first call', () => {
  it.each([`/take-a-test/${practiceSlug}`, `/take-a-test/${practiceSlug}/`])(
    'on %s is the one that the page would make',
    async (path) => {
      history.replaceState(null, '', path);
      await firstLookOf(runningTest());
      await api('GET /api/test/:slug', { params: { slug: practiceSlug }, query: { includeAnswers: 'true' } });
      const [[first, sent], [usual, wouldSend]] = asked as [(typeof asked)[0], (typeof asked)[0]];
      expect(first).toBe(usual);
      expect(Object.fromEntries(sent)).toEqual(Object.fromEntries(wouldSend));
      expect(window.firstAnswer).toMatchObject({ url: usual, token: signedIn.token, at: 1000 });
    },
  );

  it.each(['', 'not json', 'null', '[]', '{"state":7}', '{"state":{"token":null}}'])(
    'isn’t made for a visitor (%s)',
    async (kept) => {
      localStorage.setItem(authStorageKey, kept);
      expect(await firstLookOf(runningTest())).toBe(false);
      expect(asked).toEqual([]);
      expect(window.firstAnswer).toBeUndefined();
      expect(window.firstLook).toBeUndefined();
    },
  );

  it('isn’t made where storage is forbidden', async () => {
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
    expect(await firstLookOf(runningTest())).toBe(false);
    expect(asked).toEqual([]);
  });
});
