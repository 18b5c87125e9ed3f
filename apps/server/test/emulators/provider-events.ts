import { randomUUID } from 'node:crypto';

/** Something that happened at the provider, as it is sent: signed when it leaves, as providers do. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  /** The purchase that it tells of, by the id that we know it by. */
  readonly ref: string;
  readonly body: string;
  /** The headers that go with the body, or with another one, signed at this moment. */
  headers(body?: string): Record<string, string>;
}

export interface ProviderEvents {
  /** The oldest first. */
  readonly all: readonly ProviderEvent[];
  record(type: string, ref: string, write: (id: string) => unknown): void;
  /** Where events go over real HTTP as soon as they happen. Without it they wait in `all`. */
  sendTo(url: string | undefined): void;
}

export function createProviderEvents(
  idPrefix: string,
  headersOf: (event: { id: string; body: string }) => Record<string, string>,
): ProviderEvents {
  const all: ProviderEvent[] = [];
  let target: string | undefined;
  let line: Promise<unknown> = Promise.resolve();

  return {
    all,
    record(type, ref, write) {
      const id = `${idPrefix}${randomUUID().replaceAll('-', '')}`;
      const body = JSON.stringify(write(id));
      const headers = (signed = body) => headersOf({ id, body: signed });
      const event = { id, type, ref, body, headers };
      all.push(event);
      const url = target;
      if (url) line = line.then(() => deliver(url, event));
    },
    sendTo(url) {
      target = url;
    },
  };
}

async function deliver(url: string, event: ProviderEvent, attempts = 5): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...event.headers() },
    body: event.body,
  }).catch(() => undefined);
  if (!answer?.ok && attempts > 1) await deliver(url, event, attempts - 1);
}
