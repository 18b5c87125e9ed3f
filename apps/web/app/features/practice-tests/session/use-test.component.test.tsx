import type { Test } from '@sevenfold/contract/practice-tests/test';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { FirstAnswer } from '~/lib/first-answer.ts';
import { type Answers, gate, refusal } from '../../../../test/fake-api.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { satPaper } from '../../../../test/papers.ts';
import { student } from '../../../../test/people.ts';
import {
  finishedTest,
  practiceSlug,
  practiceTest,
  progressOf,
  runningTest,
} from '../../../../test/practice-tests.ts';
import { TestFirstLook } from './first-look.tsx';
import { aged } from './use-test.ts';

const path = `/take-a-test/${practiceSlug}`;

afterEach(() => {
  delete window.firstAnswer;
});

const asked: FirstAnswer = {
  url: `/api/test/${practiceSlug}?includeAnswers=true`,
  token: 'token-of-this-test',
  coming: Promise.resolve(),
};

/** As the page's first script leaves it once the answer is there. */
const arrived = (answer: Test, part: Partial<FirstAnswer> = {}): FirstAnswer => ({
  ...asked,
  answer,
  at: performance.now(),
  ...part,
});

const first = runningTest();
/** What the server says by now tells itself apart by its subject. */
const later = runningTest({ subject: { ...first.subject, subject_name: 'By now' } });

async function open(firstAnswer: FirstAnswer, answers: Answers = {}) {
  window.firstAnswer = firstAnswer;
  const page = await openPage(path, {
    as: student,
    answers: {
      'GET /api/test/:slug': later,
      'GET /api/test/:slug/progress': progressOf(later),
      'POST /api/test/:slug/actions': progressOf(later),
      ...answers,
    },
  });
  return {
    ...page,
    calls: () => page.api.callsOf('GET /api/test/:slug').length,
    shown: (test: Test) => page.main.findByText(test.subject.subject_name, { selector: 'strong' }),
    secondsLeft: () => {
      const face = page.main.getByRole('timer', { name: 'Time left' }).textContent ?? '';
      const [hours, minutes, seconds] = face.split(':').map(Number);
      return hours! * 3600 + minutes! * 60 + seconds!;
    },
  };
}

describe('time goes on while an answer waits for its page', () => {
  const reading = (readingLeftMs: number | null) => runningTest({ paper: satPaper({ readingLeftMs }) });

  test.each([
    [1_800_000, 0, 1_800_000],
    [1_800_000, 2500, 1_797_500],
    [1_800_000, 0.4, 1_800_000],
    [1000, 2500, 0],
    [null, 2500, null],
  ])('%s ms left, %s ms ago: %s', (ms, ageMs, left) => {
    expect(aged({ answer: runningTest({ remaining_ms: ms }), ageMs }).remaining_ms).toBe(left);
    expect(aged({ answer: reading(ms), ageMs }).paper?.readingLeftMs).toBe(left);
  });

  test('nothing else changes', () => {
    expect(aged({ answer: first, ageMs: 1000 })).toEqual({ ...first, remaining_ms: 1_799_000 });
    expect(aged({ answer: finishedTest(), ageMs: 1000 })).toEqual(finishedTest());
  });
});

/** Everything that was ever on the screen from here on. */
function everShown() {
  const shown: string[] = [];
  const watcher = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      shown.push(node.textContent ?? '');
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  return () => {
    watcher.disconnect();
    return shown.join();
  };
}

test('an answer that is there already is shown at once, and nobody asks for it again', async () => {
  const shownSoFar = everShown();
  const { calls, shown, secondsLeft } = await open(arrived(first, { at: performance.now() - 10_000 }), {
    'GET /api/test/:slug/progress': progressOf(runningTest({ remaining_ms: 1_790_000 })),
  });
  await shown(first);
  expect(calls()).toBe(0);
  expect(shownSoFar()).not.toContain('Loading your test');
  expect(secondsLeft()).toBeLessThanOrEqual(1790);
  expect(window.firstAnswer).toBeUndefined();
});

test('what another tab does before the page listens is heard of', async () => {
  const { shown, main } = await open(arrived(first), {
    'GET /api/test/:slug/progress': progressOf(first, ['attempted']),
  });
  await shown(first);
  expect(await main.findByRole('button', { name: /^Question 1 Attempted/ })).toBeEnabled();
});

test('an answer that is still under way is waited for', async () => {
  const { opened, open: arrive } = gate();
  const answer: FirstAnswer = { ...asked, coming: opened };
  const { calls, shown } = await open(answer);
  await screen.findByText('Loading your test…');
  Object.assign(answer, arrived(first));
  arrive();
  await shown(first);
  expect(calls()).toBe(0);
  expect(window.firstAnswer).toBeUndefined();
});

test('a test that wasn’t begun begins with it as well', async () => {
  const { calls, main } = await open(arrived(practiceTest()));
  await main.findByRole('button', { name: 'Start Test' });
  expect(calls()).toBe(0);
});

test('whoever comes back to the test asks the server', async () => {
  const { calls, shown, router } = await open(arrived(first));
  await shown(first);
  await router.navigate('/forgot-password');
  await waitFor(() => expect(screen.queryByRole('timer')).toBeNull());
  await router.navigate(path);
  await shown(later);
  expect(calls()).toBe(1);
});

test.each<[string, FirstAnswer]>([
  ['of another test', arrived(first, { url: '/api/test/another?includeAnswers=true' })],
  ['for somebody else', arrived(first, { token: 'of-somebody-else' })],
  ['of long ago', arrived(first, { at: performance.now() - 3_600_000 })],
  ['that failed', asked],
])('an answer %s isn’t used', async (_, answer) => {
  const { calls, shown } = await open(answer);
  await shown(later);
  expect(calls()).toBe(1);
  expect(window.firstAnswer).toBeUndefined();
});

test('where both calls fail, the page says so, and can ask again', async () => {
  const { calls, shown, user, main, api } = await open(asked, {
    'GET /api/test/:slug': refusal('not_allowed', 'Not just now.'),
  });
  await main.findByRole('heading', { name: 'Your test could not be loaded' });
  expect(calls()).toBe(1);
  api.answer({ 'GET /api/test/:slug': later });
  await user.click(main.getByRole('button', { name: 'Try again' }));
  await shown(later);
});

test('a finished test leads to its answers, which came with it', async () => {
  const { calls, address } = await open(arrived(finishedTest()), {
    'GET /api/test/:slug': finishedTest(),
    'GET /api/test/:slug/grading': refusal('not_found', 'There is no grading.'),
  });
  await screen.findByRole('heading', { level: 1, name: 'Answers' });
  expect(address()).toBe(`${path}/answer`);
  expect(calls()).toBe(0);
});

test('the first look ends with its frame, whatever takes its place', () => {
  const { dataset } = document.documentElement;
  const { unmount } = render(<TestFirstLook />);
  dataset.firstLook = 'test';
  unmount();
  expect(dataset.firstLook).toBeUndefined();
});
