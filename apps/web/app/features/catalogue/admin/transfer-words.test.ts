import { describe, expect, it } from 'vitest';
import { effectsOf, type TransferPreviewAnswer, undoneWords } from './transfer-words.ts';

const place = { subject: { id: 1, slug: 'a', subject_name: 'A' }, topic_path: [] };
const preview = (changes: Partial<TransferPreviewAnswer> = {}): TransferPreviewAnswer => ({
  count: 3,
  hidden: 0,
  from: place,
  to: place,
  examples: [],
  other_topics: { dropped: 0, elsewhere: 0 },
  sharing: { count: 0, before: null, after: null },
  audience: 'same',
  ...changes,
});

describe('the effects of a transfer', () => {
  it('are only that the topic has changed, where nothing else has', () => {
    expect(effectsOf(preview())).toEqual([
      'They are marked as ‘topic changed’; marks, answers and priority stay.',
    ]);
  });

  it.each<[string, Partial<TransferPreviewAnswer>]>([
    ['1 question of these is hidden from students, and stays so.', { hidden: 1 }],
    ['2 questions of these are hidden from students, and stay so.', { hidden: 2 }],
    ['Students will no longer see them: the new subject is for staff only.', { audience: 'hidden' }],
    ['Students will see them: the new subject is open to everybody.', { audience: 'shown' }],
    [
      '1 question has the new topic among its other topics; there it goes away.',
      { other_topics: { dropped: 1, elsewhere: 0 } },
    ],
    [
      '2 questions keep other topics that are of another subject.',
      { other_topics: { dropped: 0, elsewhere: 2 } },
    ],
    [
      '1 question is shared with the other level, and will also be listed in B › C.',
      { sharing: { count: 1, before: null, after: 'B › C' } },
    ],
    [
      '2 questions are shared with the other level, which has no such topic: there they are no longer listed.',
      { sharing: { count: 2, before: 'B › C', after: null } },
    ],
    [
      '2 questions are shared with the other level, which has no such topic: there they are not listed.',
      { sharing: { count: 2, before: null, after: null } },
    ],
  ])('%s', (words, changes) => {
    expect(effectsOf(preview(changes)).slice(1)).toEqual([words]);
  });
});

describe('an undone transfer', () => {
  const transfer = {
    id: 1,
    at: '2026-11-15T12:00:00.000Z',
    by: 'Asha',
    count: 3,
    from: 'A',
    to: 'B',
    undone_at: null,
    undone_by: null,
  };

  it('says how many went back', () => {
    expect(undoneWords({ transfer, moved_back: 1, left: [] })).toEqual({
      done: '1 question moved back.',
      left: undefined,
    });
  });

  it('names those that stayed, by reason', () => {
    const left = [
      { id: 4, why: 'deleted' },
      { id: 5, why: 'moved' },
      { id: 6, why: 'moved' },
      { id: 7, why: 'topic_gone' },
    ] as const;
    expect(undoneWords({ transfer, moved_back: 2, left: [...left] }).left).toBe(
      '4 questions stayed. Somewhere else by now: 5, 6. Deleted: 4. Without the topic they came from: 7.',
    );
  });

  it('doesn’t name thousands', () => {
    const left = Array.from({ length: 3000 }, (_, id) => ({ id, why: 'moved' as const }));
    expect(undoneWords({ transfer, moved_back: 2, left }).left).toMatch(
      /^3,000 questions stayed\. Somewhere else by now: 0, 1, .* 19 and 2,980 others\.$/,
    );
  });
});
