import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BarChart } from './bar-chart.tsx';

const heights = (container: HTMLElement) =>
  [...container.querySelectorAll('g > rect:last-of-type')].map((bar) => Number(bar.getAttribute('height')));

test('bars compare with the tallest, and the table tells the same, the newest first', () => {
  const { container } = render(
    <BarChart
      label="Revenue"
      unit="Day"
      format={(value) => `$${value}`}
      points={[
        { label: '1 Nov', value: 10 },
        { label: '2 Nov', value: 0 },
        { label: '3 Nov', value: 20 },
      ]}
    />,
  );
  const [first = 0, second, third = 0] = heights(container);
  expect(second).toBe(0);
  expect(first * 2).toBeCloseTo(third);
  const table = within(screen.getByRole('table', { name: 'Revenue', hidden: true }));
  const rows = table.getAllByRole('row', { hidden: true }).map((row) => row.textContent);
  expect(rows).toEqual(['DayRevenue', '3 Nov$20', '2 Nov$0', '1 Nov$10']);
  // Readers get the table: the drawing would be read out bar by bar.
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test.each([[[]], [[{ label: '1 Nov', value: 0 }]]])('nothing to draw is no fault: %j', (points) => {
  const { container } = render(<BarChart label="Sign-ups" unit="Day" points={points} />);
  expect(heights(container).filter((height) => !Number.isFinite(height) || height > 0)).toEqual([]);
});
