import { vi } from 'vitest';

/** Windows of the provider, each of which hands over what the test says. */
export function stubProvider() {
  const open = vi.fn((_: string) => ({ closed: false, close: () => undefined }));
  vi.stubGlobal('open', open);
  return {
    open,
    handOver: (data: unknown) => {
      const address = new URL(open.mock.lastCall![0], 'http://localhost');
      const channel = new BroadcastChannel(address.searchParams.get('channel') ?? '');
      channel.postMessage(data);
      channel.close();
    },
  };
}
