import { expect, it } from 'vitest';
import { schemeRefusal } from './scheme-access.policy.ts';

const [student, staff] = [{ staff: false }, { staff: true }];
const [notStarted, running, finished] = [
  { state: 'not_started' } as const,
  { state: 'running' } as const,
  { state: 'finished' } as const,
];

it.each([
  ['a paper for everybody', 'everybody', student, [], true],
  ['one that is being sat', 'everybody', student, [finished, running], false],
  ['one that was sat', 'everybody', student, [finished], true],
  ["a student's own", 'owner', student, [], true],
  ["a student's own while it is sat", 'owner', student, [running], false],
  ['one for chosen students', 'chosen', student, [], false],
  ['one for chosen students that was begun', 'chosen', student, [notStarted], false],
  ['one for chosen students that was sat', 'chosen', student, [finished], true],
  ['one for chosen students that is sat again', 'chosen', student, [finished, running], false],
  ['any paper, for staff', 'chosen', staff, [running], true],
] as const)('the mark scheme of %s', (_, audience, reader, sittings, isGiven) => {
  expect(schemeRefusal(audience, reader, sittings) === undefined).toBe(isGiven);
});
