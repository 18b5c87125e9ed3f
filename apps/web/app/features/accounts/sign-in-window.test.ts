import { describe, expect, it } from 'vitest';
import { handOverOf } from './sign-in-window.ts';

describe('what the sign-in window hands over', () => {
  it.each([
    ['a credential', { credential: 'header.body.signature' }, { credential: 'header.body.signature' }],
    ['a failure', { error: 'cancelled', message: 'Cancelled.' }, { message: 'Cancelled.' }],
    ['a failure without words', { error: 'failed' }, { message: undefined }],
    ['an empty credential', { credential: '' }, { message: undefined }],
    ['something else', 'hello', { message: undefined }],
    ['nothing', null, { message: undefined }],
  ])('%s', (_, data, expected) => {
    expect(handOverOf(data)).toEqual(expected);
  });
});
