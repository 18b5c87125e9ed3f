import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { SheetPages } from './open-sheet.ts';
import { PageCanvas } from './page-canvas.tsx';

/** Tells places that they came near or left, as scrolling does. */
function watchedPlaces() {
  const observers = new Map<Element, IntersectionObserverCallback>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly tell: IntersectionObserverCallback) {}
      observe = (place: Element) => observers.set(place, this.tell);
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  return (place: Element, isIntersecting: boolean) =>
    act(async () => {
      observers.get(place)?.([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver);
    });
}

/** A sheet of forty photos, of which it is told which are drawn and which were given back. */
function fortyPhotos() {
  const drawn: number[] = [];
  const cancelled: number[] = [];
  const released: number[] = [];
  const ends: (() => void)[] = [];
  const page = (number: number) => ({
    getViewport: ({ scale }: { scale: number }) => ({ width: 595 * scale, height: 793 * scale }),
    cleanup: () => released.push(number),
    render() {
      drawn.push(number);
      let cancel = () => {};
      const promise = new Promise<void>((resolve, reject) => {
        ends.push(resolve);
        cancel = () => {
          cancelled.push(number);
          reject(new Error('cancelled'));
        };
      });
      return { promise, cancel: () => cancel() };
    },
  });
  const pages = { numPages: 40, getPage: async (number: number) => page(number) } as unknown as SheetPages;
  const end = () => act(async () => ends.shift()?.());
  return { pages, drawn, cancelled, released, end };
}

test('of forty photos only those near the view are drawn, one at a time, and given back when they leave', async () => {
  const move = watchedPlaces();
  const { pages, drawn, cancelled, released, end } = fortyPhotos();
  render(
    Array.from({ length: 40 }, (_, index) => index + 1).map((number) => (
      <PageCanvas key={number} pages={pages} number={number} label={`Page ${number}`} />
    )),
  );
  const canvas = (number: number) => screen.getByRole<HTMLCanvasElement>('img', { name: `Page ${number}` });
  const place = (number: number) => canvas(number).parentElement as HTMLElement;
  expect(drawn).toEqual([]);

  for (const number of [1, 2, 3]) await move(place(number), true);
  await waitFor(() => expect(drawn).toEqual([1]));
  await end();
  await waitFor(() => expect(drawn).toEqual([1, 2]));
  expect(place(1)).toHaveAttribute('data-state', 'drawn');
  expect(released).toEqual([1]);

  // Scrolled away while the second is being drawn and the third waits.
  for (const number of [3, 2, 1]) await move(place(number), false);
  await move(place(40), true);
  await waitFor(() => expect(drawn).toEqual([1, 2, 40]));
  expect(cancelled).toContain(2);
  expect(released).toContain(2);
  expect(canvas(1).width).toBe(0);
  expect(place(1)).toHaveAttribute('data-state', 'waiting');
});
