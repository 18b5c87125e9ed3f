import { roleIds } from '@sevenfold/contract/accounts/roles';
import type { AdminQuestion } from '@sevenfold/contract/questions/admin-questions.endpoints';
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { expect } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { accountsOf } from '../../accounts/accounts.fixture.ts';
import { addSubject } from '../../catalogue/catalogue.fixture.ts';
import { multipart } from '../../grading/grading.fixture.ts';

export type Fields = Record<string, string | number | boolean | object | undefined>;
export interface SentImage {
  readonly field: string;
  readonly content: Buffer;
  readonly name?: string;
}

/** A picture of one colour, so that tests tell them apart. */
export const pictureOf = (background: string, width = 60, height = 40): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

/** One as it is sent with a question. */
export const picture = async (colour: string, field = 'question_images'): Promise<SentImage> => ({
  field,
  content: await pictureOf(colour),
});

/** A new question has at least one. */
const imagesOf = async (fields: Fields) => (fields.id === undefined ? [await picture('white')] : []);

/** What staff do with questions, through the API. Lists go as JSON, as the editor sends them. */
export function editorOf(test: TestApp) {
  const send = (
    url: string,
    fields: Fields,
    images: readonly SentImage[] = [],
    token?: string,
  ): Promise<LightMyRequestResponse> => {
    const { payload, headers } = multipart([
      ...Object.entries(fields)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => ({
          name,
          value: typeof value === 'object' ? JSON.stringify(value) : String(value),
        })),
      ...images.map(({ field, content, name = 'scan.png' }) => ({
        name: field,
        value: content,
        filename: name,
        type: 'image/png',
      })),
    ]);
    return test.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    });
  };
  return {
    send,
    edit: (fields: Fields, images: readonly SentImage[], token?: string) =>
      send('/api/questions/edit', fields, images, token),
    saved(answer: LightMyRequestResponse): AdminQuestion {
      expect(answer.statusCode, answer.body).toBe(200);
      const body = answer.json();
      expect(body.success).toBe(true);
      return body.question;
    },
  };
}

export type StartedEditing = Awaited<ReturnType<typeof startEditing>>;

/** The product with a subject, somebody of the staff who edits questions of it, and a student who may not. */
export async function startEditing() {
  const test = await startTestApp();
  const accounts = accountsOf(test);
  const editor = editorOf(test);
  const staff = await accounts.signUpAs(roleIds.staff);
  const student = await accounts.signUp();
  const maths = await addSubject(test, 'math-aa-sl', { lines: {}, circles: {} });

  const save = async (fields: Fields, images?: SentImage[]): Promise<AdminQuestion> =>
    editor.saved(await editor.edit(fields, images ?? (await imagesOf(fields)), staff.token));
  const refusedWith = async (fields: Fields, images?: SentImage[]) => {
    const answer = await editor.edit(fields, images ?? (await imagesOf(fields)), staff.token);
    expect(answer.statusCode, answer.body).toBe(400);
    return answer.json() as { message: string; issues: { path: string; message: string }[] };
  };
  const fresh = (changes: Fields = {}): Fields => ({
    subject_id: maths.id,
    topic_id: maths.topics.lines,
    difficulty: 'Easy',
    marks: 2,
    questions_text: 'Find $x$ when $2x = 4$.',
    ...changes,
  });
  return { test, accounts, editor, staff, student, maths, save, refusedWith, fresh };
}
