import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar } from './avatar.tsx';
import { ProgressBar } from './progress-bar.tsx';

test.each([
  [-0.2, '0'],
  [1 / 3, '33'],
  [1.4, '100'],
])('%s of the way is %s percent', (value, percent) => {
  render(<ProgressBar value={value} label="Step 1 of 3" showLabel />);
  expect(screen.getByRole('progressbar', { name: 'Step 1 of 3' })).toHaveAttribute('aria-valuenow', percent);
  expect(screen.getByText(`${percent}%`)).toBeInTheDocument();
});

test('an avatar shows one capital, and only its alert is read out', () => {
  const { rerender } = render(<Avatar initial="asha" />);
  expect(screen.getByText('A')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.queryByText('Needs your attention')).toBeNull();
  rerender(<Avatar initial="asha" alert />);
  expect(screen.getByText('Needs your attention')).not.toHaveAttribute('aria-hidden');
  expect(screen.getByText('!')).toHaveAttribute('aria-hidden', 'true');
});
