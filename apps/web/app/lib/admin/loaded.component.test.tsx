import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../api-error.ts';
import { Loaded } from './loaded.tsx';

function Names({ read }: { read: () => Promise<string[]> }) {
  const query = useQuery({ queryKey: ['names'], queryFn: read, retry: false });
  return (
    <Loaded query={query} what="the names">
      {(names) => <p>{names.join(', ')}</p>}
    </Loaded>
  );
}

const show = (read: () => Promise<string[]>) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Names read={read} />
    </QueryClientProvider>,
  );

test('until it is there its place is kept, and said', async () => {
  let give: (names: string[]) => void = () => undefined;
  show(
    () =>
      new Promise((resolve) => {
        give = resolve;
      }),
  );
  expect(screen.getByText('Loading the names…')).toBeInTheDocument();
  give(['Ada', 'Bela']);
  expect(await screen.findByText('Ada, Bela')).toBeVisible();
  expect(screen.queryByText('Loading the names…')).toBeNull();
});

test('a failure is told, and can be tried again', async () => {
  const read = vi
    .fn<() => Promise<string[]>>()
    .mockRejectedValueOnce(new ApiError(500, 'internal', 'Something went wrong'))
    .mockResolvedValue(['Ada']);
  show(read);
  expect(await screen.findByRole('heading', { name: 'The names could not be loaded' })).toBeVisible();
  expect(screen.getByText('Something went wrong')).toBeVisible();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Ada')).toBeVisible();
});
