import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { TabsNav } from './tabs-nav.tsx';

const items = [
  { to: '/desk', label: 'Overview', end: true },
  { to: '/desk/doubts', label: 'Doubts', badge: 3 },
];

test('the tab of the page is the current one, and stands in the middle of a narrow bar', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(700);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  const user = userEvent.setup();
  render(
    <MemoryRouter initialEntries={['/desk']}>
      <TabsNav label="Desk" items={items} />
    </MemoryRouter>,
  );
  const overview = screen.getByRole('link', { name: 'Overview' });
  const doubts = screen.getByRole('link', { name: /Doubts/ });
  expect(overview).toHaveAttribute('aria-current', 'page');
  expect(doubts).toHaveTextContent('3');
  await user.click(doubts);
  expect(doubts).toHaveAttribute('aria-current', 'page');
  expect(overview).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('navigation', { name: 'Desk' }).scrollLeft).toBe(600);
});
