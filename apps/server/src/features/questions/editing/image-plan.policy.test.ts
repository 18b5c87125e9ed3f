import { describe, expect, it } from 'vitest';
import { type ImageWishes, type PresentImage, planImages } from './image-plan.policy.ts';

const present: PresentImage[] = [
  { id: 1, side: 'question', alt: 'A graph', watermark: true },
  { id: 2, side: 'question', alt: '', watermark: false },
  { id: 3, side: 'answer', alt: '', watermark: undefined },
];
const nothing: ImageWishes = {
  order: { question: undefined, answer: undefined },
  watermarks: { question: undefined, answer: undefined },
  deleted: [],
  alts: { question: {}, answer: {} },
  files: { question: 0, answer: 0 },
};
const kept = `kept:${'a'.repeat(32)}`;

function planned(wishes: Partial<ImageWishes>) {
  const { images, issues, deletedIds } = planImages(present, { ...nothing, ...wishes });
  const name = (source: (typeof images)[number]['source']) =>
    source.kind === 'present' ? String(source.id) : source.kind === 'file' ? `new:${source.index}` : 'kept';
  return {
    images: images.map(
      ({ source, side, position, watermark }) =>
        `${side} ${position}: ${name(source)}${watermark ? ' marked' : ''}`,
    ),
    issues,
    deletedIds,
    alts: images.map(({ alt }) => alt),
  };
}

describe('the images of a question', () => {
  it('stay as they are when nobody speaks of them', () => {
    expect(planned({})).toEqual({
      images: ['question 0: 1 marked', 'question 1: 2', 'answer 0: 3'],
      issues: [],
      deletedIds: [],
      alts: ['A graph', '', ''],
    });
  });

  it('come in the order of the list, those that it leaves out after them', () => {
    const { images } = planned({
      order: { question: ['new:1', '2'], answer: [kept] },
      files: { question: 2, answer: 1 },
    });
    expect(images).toEqual([
      'question 0: new:1',
      'question 1: 2',
      'question 2: 1 marked',
      'question 3: new:0',
      'answer 0: kept',
      'answer 1: 3',
      'answer 2: new:0',
    ]);
  });

  it('are deleted, moved to the other side, marked and described', () => {
    expect(
      planned({
        deleted: [1],
        order: { question: ['1'], answer: ['2'] },
        watermarks: { question: [], answer: ['2'] },
        alts: { question: { 2: 'A square' }, answer: { 2: 'A circle' } },
      }),
    ).toEqual({
      images: ['answer 0: 2 marked', 'answer 1: 3'],
      issues: [],
      deletedIds: [1],
      alts: ['A circle', ''],
    });
  });

  it.each<[string, Partial<ImageWishes>, string]>([
    ['an id of another question', { order: { question: ['9'], answer: undefined } }, 'question_image_order'],
    [
      'a file that was not sent',
      { order: { question: ['new:0'], answer: undefined } },
      'question_image_order',
    ],
    ['an image twice', { order: { question: ['1'], answer: ['1'] } }, 'answer_image_order'],
    ['a deleted id that is not there', { deleted: [9] }, 'deleted_image_ids'],
    [
      'a watermark on what lies elsewhere',
      { watermarks: { question: undefined, answer: ['3'] } },
      'answer_image_watermarks',
    ],
    ['too many', { files: { question: 19, answer: 0 } }, 'question_images'],
  ])('refuses %s', (_, wishes, path) => {
    expect(planned(wishes).issues.map((issue) => issue.path)).toContain(path);
  });
});
