import { z } from 'zod';

const timeoutMs = 5000;
const largestAnswer = 8 * 1024 * 1024;
const mostPages = 50;
const mostRedirects = 2;

const listSchema = z.object({
  docs: z.array(z.unknown()).max(2000),
  /** Payload answers with ten at a time unless it is told otherwise. */
  nextPage: z.int().min(2).nullish(),
});

/** All documents of a call, over as many pages as there are. */
export async function askPayload(base: string, path: string): Promise<unknown[]> {
  const all: unknown[] = [];
  let page: number | null | undefined;
  for (let asked = 0; asked < mostPages; asked += 1) {
    const answer = await askForPage(`${base}${path}${page ? `&page=${page}` : ''}`);
    all.push(...answer.docs);
    if (!answer.nextPage || answer.nextPage === page) break;
    page = answer.nextPage;
  }
  return all;
}

async function askForPage(address: string) {
  const response = await follow(address);
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`the content service answered ${response.status}`);
  }
  return listSchema.parse(JSON.parse(await readBounded(response)));
}

/** The server below Payload takes the slash off addresses by a redirect; any other site it may not send us to. */
async function follow(address: string, redirects = 0): Promise<Response> {
  const response = await fetch(address, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'manual',
  });
  const location = response.headers.get('location');
  if (response.status < 300 || response.status >= 400 || location === null) return response;
  await response.body?.cancel();
  const next = new URL(location, address);
  if (redirects >= mostRedirects || next.origin !== new URL(address).origin) {
    throw new Error(`the content service sends us to ${next.origin}${next.pathname}`);
  }
  return follow(next.href, redirects + 1);
}

async function readBounded(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += part.length;
    if (bytes > largestAnswer) throw new Error('the content service answered with too much');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
