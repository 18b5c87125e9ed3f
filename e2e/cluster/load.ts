import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { RazorpayEmulator } from '../../apps/server/test/emulators/razorpay/razorpay-emulator.ts';
import type { SubjectTree } from '../../packages/contract/src/catalogue/catalogue.ts';
import type { Test } from '../../packages/contract/src/practice-tests/test.ts';
import { answerSheet } from '../journeys/answer-sheet.ts';
import { type Call, type ClientFigures, retryingClient } from './retrying-client.ts';

/** What a student was told to be done. At the end all of it has to be there, once. */
export interface Acknowledged {
  readonly email: string;
  slug?: string;
  /** Questions whose action was answered. */
  readonly attempted: number[];
  endedBy?: 'student' | 'deadline';
  orderRef?: string;
  paid?: true;
  sheet?: true;
}

export interface Load {
  readonly students: Acknowledged[];
  readonly figures: ClientFigures;
  /** Answers that no client should have got, whatever happened to the servers. */
  readonly surprises: string[];
  stop(): Promise<void>;
}

const password = 'Quiet-Library-7';

/** Students who sign up, take a test, end it or let its time run out, pay for its grading and hand their sheet in. */
export function startLoad(options: {
  origin: string;
  clients: number;
  database: pg.Pool;
  provider: RazorpayEmulator;
}): Load {
  const { origin, database, provider } = options;
  const figures: ClientFigures = { calls: 0, repeated: 0, failed: [] };
  const students: Acknowledged[] = [];
  const surprises: string[] = [];
  const send = retryingClient(origin, figures);
  let stopped = false;

  async function say<Body>(method: string, path: string, call: Call): Promise<Body> {
    const { answer } = await send(method, path, call);
    if (!answer.ok) throw new Surprise(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Body;
  }

  const tokenOf = (answer: Response) => answer.headers.get('authorization')?.slice(7) ?? '';

  /** An address that is taken after a lost answer is one's own: whoever signed up logs in. */
  async function signUp(email: string, device: string): Promise<string> {
    const body = { email, full_name: 'Asha Rao', username: '', password, confirmPassword: password };
    const { answer, first } = await send('POST', '/api/auth/signup', { body, device });
    if (answer.status === 201) return tokenOf(answer);
    if (first || answer.status !== 409)
      throw new Surprise(`sign-up: ${answer.status} ${await answer.text()}`);
    const login = await send('POST', '/api/auth/login', { body: { username: email, password }, device });
    if (!login.answer.ok) throw new Surprise(`login after sign-up: ${login.answer.status}`);
    return tokenOf(login.answer);
  }

  /** After a lost answer there may be two tests; the student takes the newest and leaves the other. */
  async function makeTest(call: Call): Promise<string> {
    const { subjects } = await say<{ subjects: SubjectTree[] }>('GET', '/api/subjects', call);
    // Staff add subjects meanwhile that have no questions yet.
    const filled = subjects.filter(({ Topic }) =>
      Topic.some(({ totalQuestionsCount }) => totalQuestionsCount > 0),
    );
    const subject = filled[Math.floor(Math.random() * filled.length)]!;
    const topic = subject.Topic.toSorted((a, b) => b.totalQuestionsCount - a.totalQuestionsCount)[0]!;
    const body = { subject_slug: subject.slug, topic_slugs: [topic.slug], duration: 30 };
    return (await say<{ slug: string }>('POST', '/api/test', { ...call, body })).slug;
  }

  /** As if the student had begun half an hour ago: nobody waits that long here. */
  async function letTimeRunOut(slug: string): Promise<void> {
    const { rows } = await database.query<{ id: number }>(
      `update practice_tests set started_at = now() - interval '30 minutes' + interval '2 seconds',
         deadline_at = now() + interval '2 seconds' where slug = $1 returning id`,
      [slug],
    );
    await database.query(
      `update jobs.job set start_after = now() + interval '3 seconds'
       where data->>'job' = 'practice-tests.close' and (data->'data'->>'testId')::int = $1 and state = 'created'`,
      [rows[0]!.id],
    );
  }

  async function takeTest(student: Acknowledged, call: Call): Promise<void> {
    const slug = await makeTest(call);
    student.slug = slug;
    await say('POST', `/api/test/${slug}/start`, call);
    const { questions = [] } = await say<Test>('GET', `/api/test/${slug}`, call);
    for (const { question_id } of questions) {
      const actions = [{ id: randomUUID(), question_id, kind: 'attempt' }];
      await say('POST', `/api/test/${slug}/actions`, { ...call, body: { actions } });
      student.attempted.push(question_id);
    }
    if (Math.random() < 0.5) {
      const body = { attempted_questions: student.attempted, skipped_questions: [] };
      await say('PUT', `/api/test/${slug}`, { ...call, body });
      student.endedBy = 'student';
      return;
    }
    await letTimeRunOut(slug);
    student.endedBy = 'deadline';
    for (;;) {
      const { state } = await say<{ state: string }>('GET', `/api/test/${slug}/progress`, call);
      if (state === 'finished') return;
      await sleep(500);
    }
  }

  /** The provider tells of everything twice, as providers do when they aren't sure. */
  async function deliver(ref: string): Promise<void> {
    for (const event of provider.events.all.filter((one) => one.ref === ref)) {
      for (let times = 0; times < 2; times += 1) {
        const { answer } = await send('POST', '/api/razorpay/webhook', {
          body: event.body,
          headers: event.headers(),
        });
        if (!answer.ok) throw new Surprise(`webhook: ${answer.status} ${await answer.text()}`);
      }
    }
  }

  async function payForGrading(student: Acknowledged, call: Call): Promise<void> {
    const begin = () =>
      say<{ id: string }>('POST', '/api/razorpay/one-time', { ...call, body: { test_slug: student.slug } });
    const [{ id }, second] = await Promise.all([begin(), begin()]);
    if (second.id !== id) throw new Surprise(`two presses made two purchases: ${id} and ${second.id}`);
    student.orderRef = id;
    const { paymentId, signature } = provider.pay(id);
    const told = deliver(id);
    const body = { payment_id: paymentId, payment_signature: signature, order_id: id };
    await Promise.all([told, say('POST', '/api/razorpay/verification', { ...call, body })]);
    student.paid = true;
  }

  async function handIn(student: Acknowledged, call: Call): Promise<void> {
    const sheet = new Blob([new Uint8Array(answerSheet({ bytes: 200_000 }))], { type: 'application/pdf' });
    await say('POST', `/api/test/${student.slug}/upload-answer`, {
      ...call,
      form() {
        const form = new FormData();
        form.append('file_type', 'USER_FILE');
        form.append('file', sheet, 'sheet.pdf');
        return form;
      },
    });
    student.sheet = true;
  }

  async function live(): Promise<void> {
    const email = `load.${randomUUID()}@mail.com`;
    const device = randomUUID();
    const token = await signUp(email, device);
    const student: Acknowledged = { email, attempted: [] };
    students.push(student);
    const call = { token, device };
    await takeTest(student, call);
    await Promise.all([payForGrading(student, call), handIn(student, call)]);
  }

  async function client(): Promise<void> {
    while (!stopped) {
      await live().catch((error: unknown) => {
        if (error instanceof Surprise) surprises.push(error.message);
        else if (!/was given up$/.test(String(error))) surprises.push(String(error));
      });
      await sleep(Math.random() * 1000);
    }
  }

  const clients = Array.from({ length: options.clients }, client);
  return {
    students,
    figures,
    surprises,
    async stop() {
      stopped = true;
      await Promise.all(clients);
    },
  };
}

class Surprise extends Error {}
