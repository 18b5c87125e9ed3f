import { describe, expect, it } from 'vitest';
import { placeIn, tablePath } from './table-trail.ts';

const trail = { rows: [7, 3, 9], table: '?visible=false' };

describe('the rows that an editor was opened from', () => {
  it.each([
    [7, { position: 1, total: 3, previous: undefined, next: 3 }],
    [3, { position: 2, total: 3, previous: 7, next: 9 }],
    [9, { position: 3, total: 3, previous: 3, next: undefined }],
    [4, undefined],
  ])('have a place for %i: %j', (id, place) => {
    expect(placeIn(trail, id)).toEqual(place);
  });

  it('are none where the editor was opened from elsewhere', () => {
    expect(placeIn(undefined, 7)).toBeUndefined();
    expect(tablePath(undefined)).toBe('/admin/questions');
  });

  it('lead back to the table as it was', () => {
    expect(tablePath(trail)).toBe('/admin/questions?visible=false');
  });
});
