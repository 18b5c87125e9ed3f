import { describe, expect, it } from 'vitest';
import { emptyDraft, type QuestionDraft } from './draft.ts';
import { draftForm } from './draft-form.ts';

const stored = (id: number, watermark = false) => ({
  key: `stored-${id}`,
  id,
  url: `/media/${id}.webp`,
  name: 'x',
  watermark,
  alt: `Image ${id}`,
});
const fresh = (name: string) => ({
  key: name,
  name,
  file: new File(['x'], name, { type: 'image/png' }),
  watermark: true,
  alt: `File ${name}`,
});
const base: QuestionDraft = { ...emptyDraft, images: [stored(1), stored(2)], answerImages: [stored(3)] };

describe('the form that saves a question', () => {
  it('names stored pictures by id, new ones by their file and drawn ones by their ref', () => {
    const drawn = {
      key: 'd',
      ref: `kept:${'a'.repeat(32)}`,
      url: '/x',
      name: 'd',
      watermark: false,
      alt: '',
    };
    const form = draftForm(
      {
        ...base,
        images: [fresh('a.png'), stored(2, true), drawn, fresh('b.png')],
        answerImages: [fresh('c.png')],
      },
      { id: 7, version: '2026-11-15T12:00:00.000Z', base },
    );
    expect(form.get('id')).toBe('7');
    expect(form.get('question_image_order')).toBe(JSON.stringify(['new:0', '2', drawn.ref, 'new:1']));
    expect(form.get('answer_image_order')).toBe('["new:0"]');
    expect(form.get('question_image_watermarks')).toBe('["new:0","2","new:1"]');
    expect(form.get('deleted_image_ids')).toBe('[1,3]');
    expect(form.getAll('question_images').map((file) => (file as File).name)).toEqual(['a.png', 'b.png']);
    expect(form.getAll('answer_images')).toHaveLength(1);
    expect(JSON.parse(String(form.get('question_image_alts')))).toEqual({
      'new:0': 'File a.png',
      2: 'Image 2',
      [drawn.ref]: '',
      'new:1': 'File b.png',
    });
    expect(form.get('answer_image_alts')).toBe('{"new:0":"File c.png"}');
  });

  it.each([
    ['', '', ''],
    ['1A', '1', 'A'],
    ['2', '2', ''],
  ] as const)('sends paper %j by number and part', (paper, number, part) => {
    const form = draftForm({ ...base, paper }, { id: 7, version: undefined, base });
    expect([form.get('paper'), form.get('paper_part')]).toEqual([number, part]);
  });

  it('leaves out what a new question doesn’t have yet', () => {
    const form = draftForm(emptyDraft, { id: undefined, version: undefined, base: emptyDraft });
    for (const name of ['id', 'version', 'copy_of', 'subject_id', 'topic_id', 'difficulty']) {
      expect(form.has(name), name).toBe(false);
    }
    expect(form.get('visible')).toBe('true');
    expect(form.get('hints')).toBe('[]');
  });

  it('sends the last topic of the path, the lines and the hints', () => {
    const form = draftForm(
      {
        ...emptyDraft,
        topics: [1, 11],
        lines: [{ key: 'k', text: 'Adds', mark: 'M1' }],
        hints: [{ key: 'h', text: 'Try' }],
      },
      { id: 1, version: undefined, base: emptyDraft },
    );
    expect(form.get('topic_id')).toBe('11');
    expect(form.get('mark_lines')).toBe('[{"text":"Adds","mark":"M1"}]');
    expect(form.get('hints')).toBe('["Try"]');
  });
});
