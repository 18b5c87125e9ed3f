import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { roleIds } from '@sevenfold/contract/accounts/roles';
import { difficulties } from '@sevenfold/contract/questions/question.constants';
import { otherReason } from '@sevenfold/contract/reports/report.rules';
import PdfKit from 'pdfkit';
import type pg from 'pg';
import { isBrokenReference } from '../src/platform/database/postgres-errors.ts';
import { hashSecret } from '../src/platform/secret-hash.ts';
import type { Known } from './schema-values.ts';

export const callerNames = ['visitor', 'student', 'staff', 'owner'] as const;
export type CallerName = (typeof callerNames)[number];

type SignedIn = keyof typeof roleIds;

interface Person {
  readonly name: SignedIn;
  readonly roleId: number;
  readonly id: string;
  readonly token: string;
}

/** Signed-in callers, put into the database: whatever the calls do to them, `revive` brings them back. */
export function callersIn(pool: pg.Pool) {
  const people: readonly Person[] = Object.entries(roleIds).map(([name, roleId]) => ({
    name: name as SignedIn,
    roleId,
    id: randomUUID(),
    token: randomUUID(),
  }));
  return {
    people,
    authorization: (name: CallerName): Record<string, string> => {
      const person = people.find((each) => each.name === name);
      return person ? { authorization: `Bearer ${person.token}` } : {};
    },
    async revive(): Promise<void> {
      for (const person of people) {
        // A call may take the person or the device away between two statements.
        for (let tries = 1; !(await revived(pool, person)); tries += 1) {
          if (tries === 10) throw new Error(`${person.name} can't be brought back`);
        }
      }
    },
  };
}

async function revived(pool: pg.Pool, { id, name, roleId, token }: Person): Promise<boolean> {
  try {
    await pool.query(
      `insert into users (id, role_id, username, email, verified, created_at, updated_at)
        values ($1, $2, $3, $3 || '@fuzz.example', true, now(), now())
        on conflict (id) do update set role_id = $2, verified = true, locked_at = null, disabled_at = null`,
      [id, roleId, `fuzz-${name}`],
    );
    await pool.query(
      `insert into devices (id, user_id, fingerprint, name, first_seen_at, last_seen_at)
        values ($1, $1, 'fuzz', 'Fuzz', now(), now()) on conflict do nothing`,
      [id],
    );
    await pool.query(
      `insert into sessions (id, user_id, device_id, token_hash, created_at, last_used_at)
        values ($1, $1, $1, $2, now(), now()) on conflict do nothing`,
      [id, hashSecret(token)],
    );
    return true;
  } catch (error) {
    if (isBrokenReference(error)) return false;
    throw error;
  }
}

const words = (text: string) => ({
  root: {
    type: 'root',
    version: 1,
    children: [{ type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text }] }],
  },
});

/** By the other names under which the calls take them. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  id: [
    'questionId',
    'question_id',
    'topicId',
    'topic_id',
    'subject_id',
    'parent_id',
    'ids',
    'question',
    'copy_of',
  ],
  slug: ['subjectSlug', 'subject_slug', 'subject', 'topic', 'topic_slugs', 'subtopic_slugs', 'test_slug'],
  question_id: ['questionId', 'id', 'question', 'ids', 'question_ids'],
  subject_slug: ['subjectSlug', 'subject'],
  checkout_id: ['ref', 'session_id'],
};

function harvest(value: unknown, into: Map<string, unknown[]>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    if (typeof part === 'object') harvest(part, into);
    else {
      for (const name of [key, ...(aliases[key] ?? [])]) {
        const kept = into.get(name) ?? [];
        if (kept.length < 60 && !kept.includes(part)) into.set(name, [...kept, part]);
      }
    }
  }
}

/** Of an answer, what the next calls need. */
interface Told {
  readonly id: number | string;
  readonly slug: string;
  readonly revision: number;
  readonly subject: { readonly id: number };
  readonly topic: { readonly id: number };
  readonly question: { readonly id: number };
  readonly image: { readonly ref: string };
}

/** Only values by which the calls name things; texts are made up. */
const naming =
  /^(id|ids|ref|slug|provider|kind|part|.*(_id|Id|_ids|_slug|Slug|_slugs)|subject|topic|question|copy_of|revision|version|content|session_id|mapping|marking|updatedAt)$/;

/** Fills the product through its own calls with one of everything, and answers what is there by name. */
export async function furnish(
  origin: string,
  authorization: (name: CallerName) => Record<string, string>,
): Promise<Known> {
  const found = new Map<string, unknown[]>();
  async function call(by: CallerName, method: string, path: string, body?: unknown): Promise<Told> {
    const isForm = body instanceof FormData;
    const answer = await fetch(origin + path, {
      method,
      headers: {
        ...authorization(by),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 300)}`);
    const told = answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : {};
    harvest(told, found);
    return told;
  }
  const form = (fields: Record<string, string>, file?: Blob) => {
    const filled = new FormData();
    for (const [name, value] of Object.entries(fields)) filled.set(name, value);
    if (file) filled.set('file', file, 'sheet.pdf');
    return filled;
  };

  const { subject } = await call('staff', 'POST', '/api/admin/subjects', {
    subject_name: 'Fuzzy Maths',
    slug: 'fuzzy-maths',
    staff_only: false,
  });
  const topics: { id: number }[] = [];
  for (const name of ['Algebra', 'Calculus']) {
    const { topic } = await call('staff', 'POST', '/api/admin/topics', {
      subject_id: subject.id,
      parent_topic_id: null,
      topic_name: name,
      topic_number: '',
      slug: name.toLowerCase(),
    });
    topics.push(topic);
  }
  const { image } = await call('staff', 'POST', '/api/admin/text-images', { text: 'Solve $x = 1$.' });
  const questions: number[] = [];
  for (let count = 0; count < 12; count += 1) {
    const { question } = await call(
      'staff',
      'POST',
      '/api/questions/edit',
      form({
        subject_id: String(subject.id),
        topic_id: String(topics[count % 2]!.id),
        difficulty: difficulties[count % difficulties.length]!,
        marks: '3',
        question_image_order: JSON.stringify([image.ref]),
        questions_text: `Question ${count}: solve $x = ${count}$.`,
        answer: 'It follows.',
        visible: 'true',
      }),
    );
    questions.push(question.id);
  }
  const [question] = questions;
  await call('student', 'POST', `/api/user_question/${question}`, {});
  await call('student', 'POST', '/api/completed_question', { question_id: question });
  await call('student', 'POST', '/api/pinned_question', { question });
  const doubt = await call('student', 'POST', '/api/doubts', { question_id: question, queries: 'Why?' });
  await call('staff', 'POST', `/api/admin/doubts/${doubt.id}/reply`, { queries: 'Because.' });
  await call('student', 'POST', '/api/report', {
    type: otherReason,
    description: 'Odd',
    questionId: question,
  });
  const choice = {
    subject_slug: 'fuzzy-maths',
    topic_slugs: ['algebra', 'calculus'],
    subtopic_slugs: [],
    sub_subtopic_slugs: [],
    duration: 30,
  };
  const test = await call('student', 'POST', '/api/test', choice);
  await call('student', 'POST', `/api/test/${test.slug}/start`);
  await call('student', 'GET', `/api/test/${test.slug}`);
  await call('student', 'PUT', `/api/test/${test.slug}`, {});
  const started = await call('student', 'POST', '/api/test', choice);
  await call('student', 'POST', `/api/test/${started.slug}/start`);
  const sheet = new PdfKit();
  sheet.text('My answers');
  sheet.end();
  const bytes = await buffer(sheet as unknown as AsyncIterable<Buffer>);
  const pdf = new Blob([new Uint8Array(bytes)], { type: 'application/pdf' });
  await call('student', 'POST', `/api/test/${test.slug}/upload-answer`, form({}, pdf));
  const bought = await call('student', 'POST', '/api/sandbox/subscription', { plan: 'platinum' });
  found.set('ref', [bought.id]);
  found.set('session_id', [bought.id]);
  const paid = { card_number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123', name: 'Fuzz' };
  await call('visitor', 'POST', `/api/sandbox/checkouts/${bought.id}/payment`, paid);
  await call('student', 'GET', `/api/payments/session-status?session_id=${bought.id}`);
  await call('student', 'GET', '/api/orders');
  const post = await call('staff', 'POST', '/api/admin/posts', { title: 'Fuzzy post' });
  await call('staff', 'PUT', '/api/admin/pages/terms', {
    revision: 0,
    title: 'Our terms',
    content: words('Terms.'),
  });
  await call('staff', 'GET', '/api/admin/pages/terms');
  await call('staff', 'POST', '/api/admin/marking-comments', { text: 'Mind the sign.' });
  await call('staff', 'POST', '/api/admin/imports', { kind: 'subjects', file_name: 'list.csv', bytes: 40 });
  await call('owner', 'GET', '/api/admin/users');
  await call('student', 'GET', '/api/user/devices');
  found.set('content', [words('A few words.'), { root: { type: 'root', version: 1, children: [] } }]);
  found.set('provider', ['sandbox']);
  found.set('revision', [0, 1, post.revision]);
  return new Map([...found].filter(([name]) => naming.test(name)));
}
