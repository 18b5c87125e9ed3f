import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { answerSheet, pagesIn } from '../journeys/answer-sheet.ts';
import type { Answered, Call } from './call.ts';
import type { Ledger } from './ledger.ts';
import { practise } from './practise.ts';
import type { Watch } from './watch.ts';

export interface School {
  readonly watch: Watch;
  readonly ledger: Ledger;
  readonly choice: { readonly subject_slug: string; readonly topic_slugs: readonly string[] };
  readonly questionIds: readonly number[];
  /** What a fault is about comes first in every life; otherwise they take turns. */
  readonly focus: 'buying' | 'sheets' | undefined;
  /** What the payer does at the provider's page; false when it can't be done any more. */
  pay(ref: string): boolean;
  isOver(): boolean;
}

const password = 'Quiet-Library-7';
const pause = () => sleep(40 + Math.random() * 160);

/** One student after another: signs up, takes a test, saves and asks, hands in a sheet, buys a plan. */
export async function liveAsStudents(school: School): Promise<void> {
  for (let life = 0; !school.isOver(); life += 1) {
    const { ledger, watch } = school;
    const email = `fault.${randomUUID()}@mail.com`;
    const device = randomUUID();
    const send = (method: string, path: string, body?: unknown, token?: string): Promise<Answered> =>
      watch.ask('call', method, path, {
        headers: {
          'X-Device-Id': device,
          ...(token && { Authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    const form = { email, full_name: 'Asha Rao', username: '', password, confirmPassword: password };
    const signedUp = await send('POST', '/api/auth/signup', form);
    const token = signedUp.headers.get('authorization')?.slice(7);
    if (signedUp.status !== 201 || !token) {
      ledger.repeated += 1;
      await sleep(500);
      continue;
    }
    ledger.accounts.push({ email });

    /** As a person or a browser that doesn't give up: again until it is done, or refused for good. */
    const insist = async (ask: () => Promise<Answered>): Promise<Answered | undefined> => {
      while (!school.isOver()) {
        await pause();
        const answer = await ask();
        if (answer.status >= 200 && answer.status < 300) return answer;
        if (answer.status >= 400 && answer.status < 500) return undefined;
        ledger.repeated += 1;
        await sleep(500);
      }
      return undefined;
    };
    const call = (method: string, path: string, body?: unknown) =>
      insist(() => send(method, path, body, token));

    const { focus } = school;
    if (focus === 'buying') await buy(school, email, call);
    const slug = await takeTest(school, call);
    if (focus !== 'sheets')
      await saveAndAsk(school, email, call, (path, body) => send('POST', path, body, token));
    if (slug && (focus === 'sheets' || life % 2 === 0)) {
      const upload = (sheet: FormData) =>
        insist(() =>
          watch.ask('call', 'POST', `/api/test/${slug}/upload-answer`, {
            headers: { 'X-Device-Id': device, Authorization: `Bearer ${token}` },
            body: sheet,
          }),
        );
      await handIn(school, slug, token, upload);
    }
    if (focus === undefined && life % 2 === 1) await buy(school, email, call);
  }
}

interface Progress {
  readonly statuses: readonly { readonly question_id: number; readonly status: string | null }[];
  readonly replies: readonly {
    readonly question_id: number;
    readonly field: string;
    readonly value: string;
  }[];
}

interface Asked {
  readonly questions: readonly {
    readonly id: number;
    readonly replies: readonly { readonly field: string }[];
  }[];
}

async function takeTest({ ledger, choice }: School, call: Call): Promise<string | undefined> {
  const made = await call('POST', '/api/test', { ...choice, duration: 30 });
  if (!made) return undefined;
  const { slug, questions } = made.json as { slug: string; questions: number };
  ledger.tests.push({ slug, questions });
  const started = await call('POST', `/api/test/${slug}/start`);
  if (!started) return undefined;
  const asked = (await call('GET', `/api/test/${slug}`))?.json as Asked | undefined;
  for (const [turn, { question_id: questionId }] of (started.json as Progress).statuses.entries()) {
    if (turn >= 3) break;
    const kind = Math.random() < 0.3 ? 'skip' : 'attempt';
    const status = kind === 'skip' ? 'skipped' : 'attempted';
    const id = randomUUID();
    const told = await call('POST', `/api/test/${slug}/actions`, {
      actions: [{ id, question_id: questionId, kind }],
    });
    // After the deadline nothing counts, and the answer says so.
    const counted = (told?.json as Progress | undefined)?.statuses.find(
      (entry) => entry.question_id === questionId,
    );
    if (counted?.status === status) ledger.actions.push({ slug, id, questionId, status });
    const field = asked?.questions.find((one) => one.id === questionId)?.replies[0]?.field;
    if (kind === 'attempt' && field !== undefined) await typeReply(ledger, call, { slug, questionId, field });
  }
  if (!(await call('PUT', `/api/test/${slug}`, {}))) return undefined;
  ledger.finished.push(slug);
  return slug;
}

async function typeReply(
  ledger: Ledger,
  call: Call,
  { slug, questionId, field }: { slug: string; questionId: number; field: string },
): Promise<void> {
  const value = String(Math.floor(Math.random() * 1_000_000));
  const told = await call('POST', `/api/test/${slug}/actions`, {
    actions: [{ id: randomUUID(), question_id: questionId, kind: 'reply', field, value }],
  });
  const isKept = (told?.json as Progress | undefined)?.replies.some(
    (one) => one.question_id === questionId && one.field === field && one.value === value,
  );
  if (isKept) ledger.replies.push({ slug, questionId, field, value });
}

async function saveAndAsk(
  { ledger, questionIds }: School,
  email: string,
  call: Call,
  once: (path: string, body: unknown) => Promise<Answered>,
): Promise<void> {
  const questionId = questionIds[Math.floor(Math.random() * questionIds.length)]!;
  if (await call('POST', '/api/pinned_question', { question: questionId })) {
    ledger.marks.push({ table: 'pinned_questions', email, questionId });
  }
  if (await call('POST', '/api/completed_question', { question_id: questionId })) {
    ledger.marks.push({ table: 'completed_questions', email, questionId });
  }
  if (await call('POST', `/api/user_question/${questionId}`, {})) {
    ledger.marks.push({ table: 'user_questions', email, questionId });
  }
  const others = questionIds.filter((id) => id !== questionId);
  const practised = others[Math.floor(Math.random() * others.length)];
  if (practised !== undefined) await practise(ledger, { email, questionId: practised }, call);
  // Nothing tells a second one from the first, so it is sent once.
  const queries = `Why is that so? ${randomUUID()}`;
  const { status } = await once('/api/doubts', { question_id: questionId, queries });
  (status === 201 ? ledger.doubts : ledger.uncertainDoubts).push(queries);
}

async function handIn(
  { ledger }: School,
  slug: string,
  token: string,
  upload: (sheet: FormData) => Promise<Answered | undefined>,
): Promise<void> {
  const content = answerSheet({
    pages: 1,
    bytes: 20_000 + Math.floor(Math.random() * 200_000),
    width: 400 + Math.floor(Math.random() * 100_000) / 100,
  });
  const sheet = new FormData();
  sheet.set('file', new Blob([new Uint8Array(content)], { type: 'application/pdf' }), 'answers.pdf');
  if (!(await upload(sheet))) return;
  ledger.sheets.push({ slug, token, pages: String(pagesIn(content)) });
}

async function buy({ ledger, pay }: School, email: string, call: Call): Promise<void> {
  const begun = await call('POST', '/api/stripe/subscription', { plan: 'platinum' });
  if (!begun) return;
  const { id } = begun.json as { id: string };
  if (!pay(id)) return;
  ledger.purchases.push({ email, ref: id });
  await call('GET', `/api/payments/session-status?session_id=${id}`);
}
