import type { AdminQuestion } from '@sevenfold/contract/questions/admin-questions.endpoints';
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { TestApp } from '../../../../test/test-app.ts';
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
