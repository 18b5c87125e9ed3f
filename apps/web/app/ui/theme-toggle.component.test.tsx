import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { chooseTheme } from './theme.ts';
import { ThemeToggle } from './theme-toggle.tsx';

afterEach(() => chooseTheme('system'));

const pressed = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-pressed') === 'true')
    .map((button) => button.getAttribute('aria-label'));

test('a theme is chosen, kept, and given up again', async () => {
  const user = userEvent.setup();
  render(<ThemeToggle />);
  expect(pressed()).toEqual(['System']);
  await user.click(screen.getByRole('button', { name: 'Dark' }));
  expect(pressed()).toEqual(['Dark']);
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  await user.click(screen.getByRole('button', { name: 'System' }));
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(localStorage.getItem('theme')).toBeNull();
});

test('a choice in another tab shows here, and what it could never have kept is no theme', () => {
  render(<ThemeToggle />);
  const tell = (newValue: string | null, key = 'theme') =>
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    });
  tell('light');
  expect(pressed()).toEqual(['Light']);
  tell('dark', 'something-else');
  expect(pressed()).toEqual(['Light']);
  tell('purple');
  expect(pressed()).toEqual(['System']);
});
