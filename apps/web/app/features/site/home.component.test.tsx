import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../../test/open-page.tsx';

const bank = '/ibdp-question-bank';

test('every section is there, in its order, and leads where it says', async () => {
  const { user, main, address } = await openPage('/', {
    answers: { 'GET /api/subjects': { subjects: [] } },
  });
  expect(main.getByText('We are IB Diploma Specialists')).toBeInTheDocument();
  expect(main.getByText('Trusted by 37,000+ Students Globally')).toBeInTheDocument();
  expect(main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Where an IB Diploma can take you',
    'Exam style Q & A',
    'Private tutoring',
    'Topic-wise test',
    'Overcoming IB Challenges',
    'Choose your course',
    'Why Us?',
    'See it at work',
    'Ready to get perfect IB45?',
    'Student stories',
    '1-on-1 tutoring',
    'Practice worksheets',
    'Timed practice test',
    'Expert consultation',
  ]);
  const links = main.getAllByRole('link');
  const link = (words: string) => {
    const found = links.find(({ textContent }) => textContent.includes(words));
    expect(found, words).toBeDefined();
    return found!;
  };
  for (const [words, to] of [
    ['Exam style Q & A', bank],
    ['Topic-wise test', '/take-a-test'],
    ['Practice worksheets', bank],
    ['Timed practice test', '/take-a-test'],
    ['Math AA SL', `${bank}?subject=math-aa-sl`],
    ['Math AA HL', `${bank}?subject=math-aa-hl`],
    ['Math AI SL', `${bank}?subject=math-ai-sl`],
    ['Math AI HL', `${bank}?subject=math-ai-hl`],
  ] as const) {
    expect(link(words)).toHaveAttribute('href', to);
  }
  for (const words of ['Private tutoring', '1-on-1 tutoring', 'Expert consultation', 'Book Free Consult']) {
    expect(link(words)).toHaveAttribute('href', expect.stringMatching(/^https:\/\/forms\./));
    expect(link(words)).toHaveAttribute('target', '_blank');
    expect(link(words)).toHaveAttribute('rel', expect.stringContaining('noopener'));
  }
  await user.click(link('Timed practice test'));
  await expect.poll(address).toBe('/take-a-test');
});

test('markers say their claim to a pointer and to a keyboard, and Escape hides it', async () => {
  const { user, main } = await openPage('/');
  const map = within(main.getByRole('list', { name: 'Where our students are' }));
  const shown = () =>
    map
      .getAllByRole('listitem')
      .filter((marker) => marker.dataset.shown === 'true')
      .map((marker) => within(marker).getByRole('tooltip').textContent);
  expect(shown()).toEqual([expect.stringContaining('Dubai')]);
  const claims = [
    ['India', /11am-7pm IST/],
    ['UAE', /Over 80% of our students are from Dubai/],
    ['USA', /60% of our students accepted into Ivy League schools/],
    ['Japan', /Japan’s clock/],
    ['European Union', /Central Europe/],
    ['Australia', /November session/],
    ['Singapore', /Weekend classes/],
    ['UK', /IB points/],
  ] as const;
  const buttons = map.getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(claims.map(([name]) => name));
  act(() => buttons[0]!.focus());
  for (const [index, [, claim]] of claims.entries()) {
    await waitFor(() => expect(buttons[index]).toHaveFocus());
    expect(buttons[index]).toHaveAccessibleDescription(claim);
    expect(shown()).toEqual([expect.stringMatching(claim)]);
    if (index < claims.length - 1) await user.tab();
  }
  await user.keyboard('{Escape}');
  expect(shown()).toEqual([]);
  await user.hover(buttons[2]!);
  expect(shown()).toEqual([expect.stringContaining('Ivy League')]);
  // A finger presses without pointing first.
  await user.pointer({ keys: '[TouchA]', target: buttons[3]! });
  expect(shown()).toEqual([expect.stringContaining('Japan’s clock')]);
});

test('stories turn round at both ends, each with its own film', async () => {
  const { user, main } = await openPage('/');
  const stories = within(main.getByRole('region', { name: 'Student stories' }));
  const shown = () => stories.getAllByRole('figure').filter((figure) => figure.dataset.shown === 'true');
  const clip = () => stories.getByLabelText(/^Animation/);
  const expectStory = (name: string) => {
    expect(shown()).toHaveLength(1);
    expect(shown()[0]).toHaveTextContent(name);
    expect(clip()).toHaveAttribute('aria-label', expect.stringContaining(name));
  };
  const names = ['Anaya', 'Tomás', 'Mei', 'Jonas', 'Layla', 'Kofi'];
  const films = new Set<string | null>();
  const next = stories.getByRole('button', { name: 'Next story' });
  for (const name of names) {
    expectStory(name);
    films.add(clip().getAttribute('src'));
    await user.click(next);
  }
  expect(films.size).toBe(names.length);
  for (const name of ['Anaya', 'Kofi', 'Layla']) {
    expectStory(name);
    await user.click(stories.getByRole('button', { name: 'Previous story' }));
  }
  expect(clip()).toHaveAttribute('controls');
  expect(stories.getByText(/The stories are illustrative/)).toBeInTheDocument();
});

test('a story says who tells it and where they have been, and that it is invented', async () => {
  const { main } = await openPage('/');
  const stories = within(main.getByRole('region', { name: 'Student stories' }));
  const captions = stories
    .getAllByRole('figure')
    .map((figure) => figure.querySelector('figcaption')?.textContent ?? '');
  for (const caption of captions) {
    expect(caption).toMatch(/IB Diploma graduate 20\d\d\S.+, \S.+\. Now at \S/);
  }
  expect(captions.filter((caption) => /’s (?:mother|father)/.test(caption))).toHaveLength(2);
  expect(stories.getByText(/Names, schools and universities are invented/)).toBeInTheDocument();
});

const notice = () => screen.queryByText(/^Hi, I’m Meera/);

async function openHomeWithChat(hasBeenActive: boolean) {
  let tones = 0;
  const node = () => ({
    gain: {
      setValueAtTime: () => undefined,
      linearRampToValueAtTime: () => undefined,
      exponentialRampToValueAtTime: () => undefined,
    },
    frequency: { value: 0 },
    connect: (next: unknown) => next,
    start: () => {
      tones += 1;
    },
    stop: () => undefined,
  });
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0;
      createGain = node;
      createOscillator = node;
      close = async () => undefined;
    },
  );
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive }, configurable: true });
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const page = await openPage('/');
  const chat = within(await screen.findByRole('region', { name: 'Chat with a tutor' }));
  const waiting = () => timers.mock.calls.filter(([, ms]) => ms === 5000);
  return {
    ...page,
    chat,
    tones: () => tones,
    isWaiting: () => waiting().length > 0,
    /** What waits for five seconds is let go, once there is anything. */
    afterFiveSeconds: async () => {
      await expect.poll(() => waiting().length).toBeGreaterThan(0);
      act(() => {
        for (const [run] of waiting()) (run as () => void)();
      });
    },
  };
}

test('the chat speaks up after five seconds, without sound before anybody has pressed anything', async () => {
  const { user, chat, tones, afterFiveSeconds } = await openHomeWithChat(false);
  const link = chat.getByRole('link', { name: /Chat on WhatsApp with Meera/ });
  expect(link).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/919876543210\?text=Hello%20Sevenfold/),
  );
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(notice()).toBeNull();
  await afterFiveSeconds();
  expect(notice()).toBeInTheDocument();
  expect(tones()).toBe(0);
  await user.click(chat.getByRole('button', { name: 'Close the message' }));
  expect(notice()).toBeNull();
  expect(link).toBeInTheDocument();
});

test('a chat that was closed stays so for the session, and stands on the home page alone', async () => {
  sessionStorage.setItem('chat-closed', '1');
  const { router, isWaiting } = await openHomeWithChat(false);
  await act(() => router.navigate('/unlock-account'));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Chat with a tutor' })).toBeNull());
  expect(isWaiting()).toBe(false);
});

test('the chat has a sound, which can be muted for good', async () => {
  const first = await openHomeWithChat(true);
  await first.afterFiveSeconds();
  expect(first.tones()).toBe(2);
  await first.user.click(first.chat.getByRole('button', { name: 'Mute the sound' }));
  expect(first.chat.getByRole('button', { name: 'Turn the sound on' })).toBeInTheDocument();
  expect(localStorage.getItem('chat-muted')).toBe('1');
});

test('a chat that was muted speaks up in silence', async () => {
  localStorage.setItem('chat-muted', '1');
  const { chat, tones, afterFiveSeconds } = await openHomeWithChat(true);
  await afterFiveSeconds();
  expect(notice()).toBeInTheDocument();
  expect(chat.getByRole('button', { name: 'Turn the sound on' })).toBeInTheDocument();
  expect(tones()).toBe(0);
});
