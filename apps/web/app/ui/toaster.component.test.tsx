import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast } from './toast.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const region = () => screen.getByRole('region', { name: 'Notifications' });
const texts = () =>
  within(region())
    .queryAllByRole('listitem')
    .map((item) => item.textContent);
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test('a notification is said politely, a failure at once, and each goes after its time', () => {
  render(<Toaster />);
  act(() => {
    toast.success('Saved');
    toast.error('Not saved');
  });
  const politeness = (text: string) => screen.getByText(text).closest('ol')?.getAttribute('aria-live');
  expect(politeness('Saved')).toBe('polite');
  expect(politeness('Not saved')).toBe('assertive');
  pass(4999);
  expect(texts()).toEqual(['Saved', 'Not saved']);
  pass(1);
  expect(texts()).toEqual(['Not saved']);
  pass(3000);
  expect(texts()).toEqual([]);
});

test('three are shown at most, and the same words twice in a row are one that lives anew', () => {
  render(<Toaster />);
  act(() => {
    for (const text of ['One', 'Two', 'Three', 'Four']) toast.info(text);
  });
  expect(texts()).toEqual(['Two', 'Three', 'Four']);
  pass(4000);
  act(() => {
    toast.info('Four');
  });
  expect(texts()).toEqual(['Two', 'Three', 'Four']);
  pass(1000);
  expect(texts()).toEqual(['Four']);
  pass(4000);
  expect(texts()).toEqual([]);
});

test('while it is pointed at nothing goes away; after that each has its full time again', () => {
  render(<Toaster />);
  act(() => {
    toast.info('Read me');
  });
  pass(4000);
  fireEvent.pointerEnter(region());
  pass(60_000);
  expect(texts()).toEqual(['Read me']);
  fireEvent.pointerLeave(region());
  pass(4999);
  expect(texts()).toEqual(['Read me']);
  pass(1);
  expect(texts()).toEqual([]);
});

test('the focus holds it too, and its cross takes it away', () => {
  render(<Toaster />);
  act(() => {
    toast.error('Read me');
  });
  const cross = screen.getByRole('button', { name: 'Dismiss' });
  act(() => cross.focus());
  pass(60_000);
  expect(texts()).toEqual(['Read me']);
  fireEvent.click(cross);
  expect(texts()).toEqual([]);
  act(() => {
    toast.error('Another');
  });
  pass(8000);
  expect(texts()).toEqual([]);
});
