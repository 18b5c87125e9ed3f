import { crc32, deflateSync } from 'node:zlib';
import { expect, type Locator, type Page } from '@playwright/test';
import type { QuestionCard } from '../../packages/contract/src/questions/question.ts';
import { type Caller, subjectsOf } from './student-work.ts';

const chunk = (name: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

/** A picture of one shade of grey, as a file that can be chosen. */
export function picture(name: string, shade = 200, width = 320, height = 120) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.concat(
    Array.from({ length: height }, () => Buffer.from([0, ...Array(width).fill(shade)])),
  );
  const buffer = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name, mimeType: 'image/png', buffer };
}

type MadeQuestion = QuestionCard & { readonly version: string };

/** Sends the editor's form. */
async function sendQuestion(
  token: string,
  fields: Record<string, string>,
  image?: ReturnType<typeof picture>,
): Promise<MadeQuestion> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (image) form.append('question_images', new Blob([image.buffer], { type: image.mimeType }), image.name);
  const answer = await fetch(`${process.env.PRODUCT_ORIGIN}/api/questions/edit`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'X-Device-Id': 'journey-device-of-staff' },
    body: form,
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return ((await answer.json()) as { question: MadeQuestion }).question;
}

/** A question of text alone for a journey, hidden from students so that it stands in no other journey's way. */
export async function madeQuestion(
  journey: Caller,
  token: string,
  fields: Record<string, string> = {},
): Promise<MadeQuestion> {
  const subject = (await subjectsOf(journey, token)).find(({ slug }) => slug === 'math-ai-hl');
  const topic = subject?.Topic.at(-1);
  expect(topic, 'a topic of Math AI HL').toBeTruthy();
  const written = {
    subject_id: String(subject?.id),
    topic_id: String(topic?.id),
    difficulty: 'Easy',
    marks: '3',
    questions_text: `Find $x$ where $x^2 = 9$. ${crypto.randomUUID()}`,
    answer: '$x = \\pm 3$',
    mark_lines: '[]',
    hints: '[]',
    visible: 'false',
    ...fields,
  };
  // A new question has an image; a stored one may do without.
  const { id, images: made } = await sendQuestion(token, written, picture('new.png'));
  const gone = JSON.stringify(made.map((image) => image.id));
  return sendQuestion(token, { id: String(id), deleted_image_ids: gone });
}

export const editPath = ({ id }: { id: number }) => `/admin/questions/edit?id=${id}`;
export const saveButton = (within: Page | Locator) =>
  within.getByRole('button', { name: 'Save', exact: true });
export const note = (within: Page | Locator, text: string) =>
  within.getByRole('status').filter({ hasText: text }).first();
export const images = (within: Page | Locator, side: 'Question' | 'Answer') =>
  within.getByRole('region', { name: `${side} images` });
export const chooseFiles = (
  within: Page | Locator,
  side: 'Question' | 'Answer',
  files: ReturnType<typeof picture>[],
) => within.getByLabel(`${side} images: files`).setInputFiles(files);
/** What is required carries a star in its label. */
export const marksField = (within: Page | Locator) =>
  within.getByRole('textbox', { name: 'Marks', exact: true });
export const picker = (within: Page | Locator, name: 'subject' | 'topic' | 'difficulty') =>
  within.locator(`select[name="${name}"]`);
