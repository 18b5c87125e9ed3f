import { describe, expect, it } from 'vitest';
import { isPlainClick, isSearchShortcut } from './search-shortcut.ts';

const press = (changes: object) => ({
  key: '/',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  defaultPrevented: false,
  target: { tagName: 'BODY' },
  ...changes,
});

describe('the keys that open the search', () => {
  it.each([
    ['/', {}, true],
    ['/ with Shift, as German keyboards write it', { shiftKey: true }, true],
    ['/ in a field', { target: { tagName: 'INPUT' } }, false],
    ['/ in a text', { target: { tagName: 'TEXTAREA' } }, false],
    ['/ in an editor', { target: { tagName: 'DIV', isContentEditable: true } }, false],
    ['Ctrl-/', { ctrlKey: true }, false],
    ['/ that somebody else took', { defaultPrevented: true }, false],
    ['Ctrl-K', { key: 'k', ctrlKey: true }, true],
    ['Ctrl-K in a field', { key: 'k', ctrlKey: true, target: { tagName: 'INPUT' } }, true],
    ['⌘K with caps lock', { key: 'K', metaKey: true }, true],
    ['Ctrl-Shift-K, which belongs to the browser', { key: 'K', ctrlKey: true, shiftKey: true }, false],
    ['Ctrl-Alt-K', { key: 'k', ctrlKey: true, altKey: true }, false],
    ['k', { key: 'k' }, false],
    ['another key', { key: 'a', ctrlKey: true }, false],
  ])('%s', (_, changes, expected) => {
    expect(isSearchShortcut(press(changes))).toBe(expected);
  });
});

it.each([
  [{}, true],
  [{ button: 1 }, false],
  [{ metaKey: true }, false],
  [{ ctrlKey: true }, false],
  [{ shiftKey: true }, false],
])('a click with %o stays in this tab: %s', (changes, expected) => {
  expect(isPlainClick({ ...press({}), button: 0, ...changes })).toBe(expected);
});
