import { expect, it } from 'vitest';
import { isGreetable } from './greeting.ts';

it.each([
  ['Asha Rao', true],
  ['J. R. Smith', true],
  ["Zoë O'Neil-Müller", true],
  ['李小龍', true],
  ['', false],
  ['  ', false],
  ['evil.example', false],
  ['go to http://evil', false],
  ['mail me@evil', false],
  ['x'.repeat(61), false],
])('may greet %j: %s', (name, greetable) => {
  expect(isGreetable(name)).toBe(greetable);
});
