import { expect, it } from 'vitest';
import { addressesIn, studentsIssue } from './publish.rules.ts';

it.each([
  ['', []],
  [' asha@mail.com ', ['asha@mail.com']],
  [
    'asha@mail.com, ben@mail.com;cleo@mail.com\nasha@mail.com',
    ['asha@mail.com', 'ben@mail.com', 'cleo@mail.com'],
  ],
])('%j are the addresses %j', (text, addresses) => {
  expect(addressesIn(text)).toEqual(addresses);
});

it.each([
  [{}, undefined],
  [{ name: 'No name' }, undefined],
  [{ 'students.2': 'Nobody has this address' }, 'Nobody has this address'],
])('%j says %s of the students', (issues, words) => {
  expect(studentsIssue(issues)).toBe(words);
});
