import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Test } from '../../packages/contract/src/practice-tests/test.ts';
import { staff } from '../journey.ts';
import { answerSheet } from './answer-sheet.ts';

/** Runs if any of the many ways to write it is taken for markup. */
const harm = 'window.ran=1';

/** One line that every text field is given, and that must be read as it stands. */
export const hostile = `<img src=x onerror="${harm}"></title></script><script>${harm}</script>{{7*7}}\u202e`;

/** The part of it by which a page is seen to show it. */
export const shownPart = '<img src=x onerror=';

/** For texts with formulas and Markdown, which have more ways. */
const manyWays = [
  hostile,
  `[press](javascript:${harm}) <a href="javascript:${harm}">press</a>`,
  `<svg onload=${harm}><animate onbegin=${harm}></svg> <iframe srcdoc="<script>${harm}</script>"></iframe>`,
  `[press](data:text/html,<script>${harm}</script>) [press]( java\tscript:${harm} )`,
].join('\n\n');

/** What students may ask for and authors are refused. */
const hostileDoubts = [
  `![](javascript:${harm})`,
  `$\\href{javascript:${harm}}{press}$`,
  `$\\url{javascript:${harm}}$`,
  `$\\htmlData{a=b}{x}$`,
  `$\\htmlId{a" onclick="${harm}}{x}$`,
  `$\\html@mathml{<img src=x onerror=${harm}>}{}$`,
  `$\\includegraphics{javascript:${harm}}$`,
  `$\\text{<img src=x onerror=${harm}>}$`,
];

export interface Session {
  readonly token: string;
  readonly user: { readonly id: string };
}

type Call = <Body>(method: string, path: string, body?: unknown, by?: Session) => Promise<Body>;

export function callerOf(origin: string): {
  call: Call;
  attempt(method: string, path: string, body: unknown, by: Session): Promise<Response>;
  logIn(username: string, password: string, device: string): Promise<Session>;
  signUp(): Promise<Session>;
} {
  const attempt = (method: string, path: string, body?: unknown, by?: Session, device = 'hostile') =>
    fetch(origin + path, {
      method,
      headers: {
        'X-Device-Id': device,
        ...(by && { Authorization: `Bearer ${by.token}` }),
        ...(body !== undefined && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
  const opened = async (answer: Response): Promise<Session> => {
    expect(answer.ok, await answer.clone().text()).toBe(true);
    const { data } = (await answer.json()) as { data: { user: { id: string } } };
    return { token: answer.headers.get('authorization')?.slice(7) ?? '', user: data.user };
  };
  return {
    attempt,
    async call<Body>(method: string, path: string, body?: unknown, by?: Session) {
      const answer = await attempt(method, path, body, by);
      expect(answer.ok, `${method} ${path} answered ${answer.status}: ${await answer.clone().text()}`).toBe(
        true,
      );
      return (await answer.json()) as Body;
    },
    logIn: async (username, password, device) =>
      opened(await attempt('POST', '/api/auth/login', { username, password }, undefined, device)),
    signUp: async () =>
      opened(
        await attempt('POST', '/api/auth/signup', {
          email: 'hostile@mail.com',
          username: '',
          full_name: hostile.slice(0, 80),
          password: 'Quiet-Library-7',
          confirmPassword: 'Quiet-Library-7',
        }),
      ),
  };
}

const form = (
  fields: Record<string, string>,
  file?: { name: string; content: Buffer | string; type: string },
) => {
  const filled = new FormData();
  for (const [name, value] of Object.entries(fields)) filled.set(name, value);
  if (file) filled.set('file', new Blob([file.content as BlobPart], { type: file.type }), file.name);
  return filled;
};

const words = (text: string) => ({
  root: {
    type: 'root',
    version: 1,
    children: [{ type: 'paragraph', version: 1, children: [{ type: 'text', text }] }],
  },
});

/** Writes it into every text that is shown again, and tells where to look. */
export async function writeEverywhere(origin: string) {
  const { call, attempt, logIn, signUp } = callerOf(origin);
  const desk = await logIn(staff.email, staff.password, 'journey-device-of-staff');
  const student = await signUp();
  const text = hostile.slice(0, 100);

  const { subject } = await call<{ subject: { id: number } }>(
    'POST',
    '/api/admin/subjects',
    { subject_name: text, slug: 'hostile', staff_only: false },
    desk,
  );
  const { topic } = await call<{ topic: { id: number } }>(
    'POST',
    '/api/admin/topics',
    { subject_id: subject.id, parent_topic_id: null, topic_name: text, slug: 'topic', topic_number: '<b>1' },
    desk,
  );
  const { image } = await call<{ image: { ref: string } }>(
    'POST',
    '/api/admin/text-images',
    { text: 'Solve $x = 1$.' },
    desk,
  );
  const edit = (fields: Record<string, string>) =>
    call<{ question: { id: number; images: { id: number }[] } }>(
      'POST',
      '/api/questions/edit',
      form(fields),
      desk,
    );
  const ask = async (fields: Record<string, string>) => {
    const { question } = await edit({
      subject_id: String(subject.id),
      topic_id: String(topic.id),
      difficulty: 'Easy',
      marks: '1',
      visible: 'true',
      question_image_order: JSON.stringify([image.ref]),
      ...fields,
    });
    // With an image its text would stand behind that.
    const gone = question.images.map(({ id }) => id);
    return edit({ id: String(question.id), deleted_image_ids: JSON.stringify(gone) });
  };
  const questions: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    const { question } = await ask({
      questions_text: `${manyWays}\n\nQuestion ${count}`,
      answer: manyWays,
      hints: JSON.stringify([manyWays]),
      mark_lines: JSON.stringify([{ text: manyWays, mark: 'A1' }]),
      specialInfo: text,
      question_number: '<b>7',
    });
    questions.push(question.id);
  }
  const question = questions[0]!;
  const refused = await attempt(
    'POST',
    '/api/questions/edit',
    form({ id: String(question), video_solution: `javascript:${harm}` }),
    desk,
  );
  expect(refused.status).toBe(400);

  for (const queries of hostileDoubts) {
    await attempt('POST', '/api/doubts', { question_id: question, queries }, student);
  }
  const doubt = await call<{ id: number }>(
    'POST',
    '/api/doubts',
    { question_id: question, queries: manyWays },
    student,
  );
  await call('POST', `/api/admin/doubts/${doubt.id}/reply`, { queries: manyWays }, desk);
  await call(
    'POST',
    '/api/report',
    { type: 'Other (please specify below)', description: manyWays, questionId: question },
    student,
  );
  await call('POST', `/api/user_question/${question}`, {}, student);
  await call('PUT', '/api/user', { full_name: text.slice(0, 80), school: text }, student);
  await call('POST', '/api/contact', {
    name: text.slice(0, 80),
    email: 'a@mail.com',
    subject: text,
    message: manyWays,
  });

  const choice = { subject_slug: 'hostile', topic_slugs: ['topic'], duration: 30 };
  const test = await call<{ slug: string }>('POST', '/api/test', choice, student);
  await call('POST', `/api/test/${test.slug}/start`, undefined, student);
  await call('PUT', `/api/test/${test.slug}`, {}, student);
  // Any of them: which ones a test has is drawn.
  const { questions: drawn } = await call<Test>('GET', `/api/test/${test.slug}`, undefined, student);
  await call('PUT', `/api/test/${test.slug}/marking/${drawn![0]!.question_id}`, { lines: [] }, student);
  const mistakes = await call<{ rows: { id: number }[] }>('GET', '/api/coach/mistakes', undefined, student);
  await call('PUT', `/api/coach/mistakes/${mistakes.rows[0]!.id}/note`, { text: manyWays }, student);
  const sheet = { name: `${shownPart}a>.pdf`, content: answerSheet(), type: 'application/pdf' };
  await call('POST', `/api/test/${test.slug}/upload-answer`, form({}, sheet), student);
  const { id } = await call<{ id: string }>(
    'POST',
    '/api/sandbox/one-time',
    { test_slug: test.slug },
    student,
  );
  const card = { card_number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123', name: text.slice(0, 60) };
  const { payment_id, payment_signature } = await call<Record<string, string>>(
    'POST',
    `/api/sandbox/checkouts/${id}/payment`,
    card,
  );
  const proof = { order_id: id, payment_id, payment_signature };
  await call('POST', '/api/sandbox/verification', proof, student);
  await call('POST', `/api/admin/grading/${test.slug}/claim`, {}, desk);
  const comment = { id: 'a', kind: 'comment', page: 1, x: 0.2, y: 0.2, text };
  const marking = { questions: [], annotations: [comment], overall_comment: manyWays };
  const save = { version: 0, save_id: randomUUID(), marking };
  await call('PUT', `/api/admin/grading/${test.slug}/marking`, save, desk);
  await call('POST', '/api/admin/marking-comments', { text }, desk);

  const post = await call<{ id: number; revision: number }>(
    'POST',
    '/api/admin/posts',
    { title: text },
    desk,
  );
  const draft = { slug: 'hostile', title: text, author: text, description: text, featuredImage: null };
  const saved = await call<{ revision: number }>(
    'PUT',
    `/api/admin/posts/${post.id}`,
    { revision: post.revision, ...draft, content: words(manyWays) },
    desk,
  );
  const link = { type: 'link', version: 1, fields: { url: `javascript:${harm}` }, children: [] };
  const withLink = { root: { type: 'root', version: 1, children: [link] } };
  const notSaved = await attempt(
    'PUT',
    `/api/admin/posts/${post.id}`,
    { revision: saved.revision, ...draft, content: withLink },
    desk,
  );
  expect(notSaved.status).toBe(400);
  await call('POST', `/api/admin/posts/${post.id}/publish`, { revision: saved.revision }, desk);
  const page = await call<{ revision: number }>(
    'PUT',
    '/api/admin/pages/terms',
    { revision: 0, title: text, content: words(manyWays) },
    desk,
  );
  await call('POST', '/api/admin/pages/terms/publish', { revision: page.revision }, desk);
  await call(
    'PUT',
    `/api/admin/syllabus/${topic.id}`,
    { updatedAt: null, title: text, featuredImage: null, image: null, content: words(manyWays) },
    desk,
  );
  const list = `slug,name\nhostile-2,"${text.replaceAll('"', '""')}"\n`;
  const begun = await call<{ id: string }>(
    'POST',
    '/api/admin/imports',
    { kind: 'subjects', file_name: `${shownPart}a>.csv`, bytes: Buffer.byteLength(list) },
    desk,
  );
  await call(
    'POST',
    `/api/admin/imports/${begun.id}/parts/0`,
    form({}, { name: 'part', content: list, type: 'text/csv' }),
    desk,
  );

  return {
    desk,
    student,
    forStudent: [
      '/ibdp-question-bank?subject=hostile',
      `/ibdp-question-bank/hostile/topic/${question}`,
      '/ibdp-question-bank/syllabus?subject=hostile&topic=topic',
      `/search?query=${encodeURIComponent(hostile)}`,
      '/saved-questions',
      '/my-doubts',
      '/today',
      '/progress?subject=hostile',
      '/mistakes',
      '/my-tests',
      `/take-a-test/${test.slug}/result`,
      `/take-a-test/${test.slug}/answer`,
      `/take-a-test/${test.slug}/get-graded`,
      '/grading-your-test',
      '/account-details/profile-details',
      '/account-details/orders',
      '/blogs',
      '/blogs/hostile',
      '/terms',
    ],
    forStaff: [
      '/admin',
      '/admin/users',
      `/admin/users/${student.user.id}`,
      '/admin/questions?subject=hostile',
      `/admin/questions/edit?id=${question}`,
      '/admin/subjects',
      `/admin/subjects/edit?id=${subject.id}`,
      `/admin/topics?subject=${subject.id}`,
      `/admin/topics/edit?id=${topic.id}`,
      `/admin/topics/syllabus?topic=${topic.id}`,
      '/admin/user-doubts',
      '/admin/reported-questions',
      '/admin/blogs',
      `/admin/blogs/edit?id=${post.id}`,
      '/admin/pages',
      '/admin/audit',
      '/admin/grade-tests',
      `/admin/grade-tests/${test.slug}`,
      '/admin/upload_subjects',
      '/dev/outbox',
    ],
  };
}
