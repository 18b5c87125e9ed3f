import { emptyMarking, type Marking } from '@sevenfold/contract/grading/marking';
import { expect, it } from 'vitest';
import { beginWith } from './kept-marking.ts';

const saying = (overall_comment: string): Marking => ({ ...emptyMarking, overall_comment });
const server = { version: 3, save_id: 'theirs', marking: saying('server') };

it.each([
  ['nothing kept', undefined, { marking: saying('server'), unsaved: false }],
  ['the same kept', { version: 2, marking: saying('server') }, { marking: saying('server'), unsaved: false }],
  ['changed offline', { version: 3, marking: saying('mine') }, { marking: saying('mine'), unsaved: true }],
  [
    'changed after a save whose answer was lost',
    { version: 2, save_id: 'theirs', marking: saying('mine') },
    { marking: saying('mine'), unsaved: true },
  ],
  [
    'somebody else wrote meanwhile',
    { version: 2, save_id: 'mine', marking: saying('mine') },
    { marking: saying('server'), unsaved: false, rival: saying('mine') },
  ],
])('%s', (_, kept, begin) => {
  expect(beginWith(server, kept)).toEqual(begin);
});
