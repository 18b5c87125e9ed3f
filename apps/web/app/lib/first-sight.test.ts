// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { firstSightScript, layOutTheRest } from './first-sight.ts';

const root = document.documentElement;
function listOfThree(): HTMLElement {
  const list = document.createElement('ol');
  list.append(...Array.from({ length: 3 }, () => document.createElement('li')));
  return list;
}
const shown = (list: HTMLElement) =>
  ([...list.children] as HTMLElement[]).map(({ style }) => style.getPropertyValue('content-visibility'));

afterEach(() => {
  delete root.dataset.sight;
  vi.restoreAllMocks();
});

function runHeadScript(type: string, hash = ''): string | undefined {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as unknown as PerformanceEntryList);
  location.hash = hash;
  new Function(firstSightScript)();
  location.hash = '';
  return root.dataset.sight;
}

describe('the first sight of a page', () => {
  it.each([
    ['navigate', '', 'first'],
    ['navigate', '#answer', undefined],
    ['reload', '', undefined],
    ['back_forward', '', undefined],
  ])('loaded by %s %s', (type, hash, sight) => {
    expect(runHeadScript(type, hash)).toBe(sight);
  });

  it('ends when everything was laid out, one after the other', async () => {
    root.dataset.sight = 'first';
    const list = listOfThree();
    layOutTheRest(list);
    expect(shown(list)).toEqual(['', '', '']);
    await expect.poll(() => shown(list)).toEqual(['visible', 'visible', 'visible']);
    await expect.poll(() => root.dataset.sight).toBeUndefined();
  });

  it('ends when its page is left, so that the next one is whole at once', () => {
    root.dataset.sight = 'first';
    layOutTheRest(listOfThree())();
    expect(root.dataset.sight).toBeUndefined();
  });
});
