import { describe, expect, it } from 'vitest';
import { type ContactValues, contactProblems } from './contact.rules.ts';

const filled: ContactValues = {
  name: 'Asha Rao',
  email: 'asha@mail.com',
  subject: 'A trial class',
  message: 'When could we begin?',
};

describe('what is wrong with a message before it is sent', () => {
  it.each<[string, Partial<ContactValues>, Partial<ContactValues>]>([
    ['nothing', {}, {}],
    ['no name', { name: ' ' }, { name: 'Please tell us your name' }],
    ['no e-mail', { email: '' }, { email: 'Please enter your e-mail' }],
    ['no subject', { subject: '\n' }, { subject: 'Please say what it is about' }],
    ['no message', { message: ' \n ' }, { message: 'Please write your message' }],
    ['an address without a dot', { email: 'asha@mail' }, { email: 'Please enter a valid e-mail address' }],
    ['an address with a space', { email: 'a b@mail.com' }, { email: 'Please enter a valid e-mail address' }],
    ['a long name', { name: 'a'.repeat(81) }, { name: 'Please keep it under 80 characters' }],
    ['the longest message', { message: 'a'.repeat(4000) }, {}],
    ['a longer one', { message: 'a'.repeat(4001) }, { message: 'Please keep it under 4000 characters' }],
  ])('%s', (_, change, problems) => {
    expect(contactProblems({ ...filled, ...change })).toEqual(problems);
  });

  it('says everything at once', () => {
    const nothing = { name: '', email: '', subject: '', message: '' };
    expect(Object.keys(contactProblems(nothing))).toEqual(['name', 'email', 'subject', 'message']);
  });
});
