import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useCloseWarning } from './use-close-warning.ts';

function closing(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

test('the browser is told to ask only as long as something would be lost', () => {
  const { rerender, unmount } = renderHook(({ lost }) => useCloseWarning(() => lost), {
    initialProps: { lost: false },
  });
  expect(closing()).toBe(false);
  rerender({ lost: true });
  expect(closing()).toBe(true);
  rerender({ lost: false });
  expect(closing()).toBe(false);
  rerender({ lost: true });
  unmount();
  expect(closing()).toBe(false);
});
