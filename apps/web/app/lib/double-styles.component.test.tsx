import { afterEach, expect, test } from 'vitest';
import { restDoubleStyles } from './double-styles.ts';

function addSheet(href: string, media = ''): HTMLLinkElement {
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, media });
  document.head.append(sheet);
  return sheet;
}

/** The observer is told when the work at hand is done. */
const told = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => {
  for (const sheet of document.head.querySelectorAll('link')) sheet.remove();
});

test('what a module brings along rests for as long as its page has it, too', async () => {
  const ofPage = addSheet('data:text/css,.bank{}#');
  restDoubleStyles();
  const ofModule = addSheet('data:text/css,.bank{}');
  const ownOfModule = addSheet('data:text/css,.zoom{}');
  const printed = addSheet('data:text/css,.print{}', 'print');
  await told();
  expect([ofPage, ofModule, ownOfModule, printed].map(({ media }) => media)).toEqual([
    '',
    'not all',
    '',
    'print',
  ]);
  ofPage.remove();
  await told();
  expect([ofModule, ownOfModule, printed].map(({ media }) => media)).toEqual(['', '', 'print']);
  addSheet('data:text/css,.bank{}#');
  await told();
  expect(ofModule.media).toBe('not all');
});
