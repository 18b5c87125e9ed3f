import { within } from '@testing-library/react';
import { vi } from 'vitest';
import { chooseFiles } from '../../../../test/choose-files.ts';
import type { Answers, Call } from '../../../../test/fake-api.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { staff } from '../../../../test/people.ts';
import { topicAnswers } from '../../../../test/question-topics.ts';
import { adminQuestion } from '../../../../test/questions.ts';

export const picture = (name: string) => new File(['png'], name, { type: 'image/png' });

export const image = (id: number, alt: string) => ({
  id,
  url: `/pictures/${id}.webp`,
  order: id,
  alt,
  width: 320,
  height: 120,
  watermark: true,
  ref: `kept:${id}`,
  original_url: null,
});

/** A server that stores what is sent and answers with it. */
export function bank(start = adminQuestion(7)) {
  let stored = start;
  let saves = 0;
  return {
    ...topicAnswers,
    'GET /api/admin/questions/:id': () => stored,
    'GET /api/admin/questions': { rows: [], total: 0, page: 1, pageSize: 25 },
    'POST /api/admin/typeset': { html: '<p>So <math><mi>x</mi></math></p>' },
    'POST /api/questions/edit': ({ form }: Call<'POST /api/questions/edit'>) => {
      saves += 1;
      stored = adminQuestion(Number(form?.get('id') ?? 70 + saves), {
        marks: Number(form?.get('marks')),
        year: Number(form?.get('year')) || null,
        version: `2026-11-16T09:0${saves}:00.000Z`,
      });
      return { success: true as const, question: stored, papers: [] };
    },
    'DELETE /api/questions': { message: 'Question deleted' },
  } satisfies Answers;
}

export async function openEditor(path: string, answers: Answers = bank()) {
  // Layout is the browsers'; where the page scrolls to is one of their journeys.
  vi.stubGlobal('scrollTo', () => undefined);
  URL.createObjectURL = (file) => `blob:${(file as File).name}`;
  URL.revokeObjectURL = () => undefined;
  const page = await openPage(path, { as: staff, answers });
  const { main } = page;
  const save = await main.findByRole('button', { name: 'Save' });
  const images = (side: 'Question' | 'Answer') =>
    within(main.getByRole('region', { name: `${side} images` }));
  return {
    ...page,
    save,
    images,
    field: (name: string) => main.getByRole('textbox', { name: new RegExp(`^${name}`) }),
    choose: (side: 'Question' | 'Answer', files: File[]) =>
      chooseFiles(main.getByLabelText(`${side} images: files`), files),
    /** The names of a side's pictures in their order. */
    order: (side: 'Question' | 'Answer') =>
      images(side)
        .queryAllByRole('img')
        .map((shown) => shown.getAttribute('src')?.replace('blob:', '')),
  };
}
