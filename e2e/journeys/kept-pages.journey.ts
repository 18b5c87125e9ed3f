import { fileURLToPath } from 'node:url';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { expect, test } from '../journey.ts';

const built = fileURLToPath(new URL('../../apps/web/build/server/index.js', import.meta.url));

/** An address of a route, with this in place of each of its parameters. */
function addressOf(build: ServerBuild, id: string, value: string): string {
  const route = build.routes[id]!;
  const above = route.parentId ? addressOf(build, route.parentId, value) : '';
  return route.path ? `${above}/${route.path.replaceAll(/:\w+\??/g, value)}` : above;
}

test('a page that is kept for its whole route holds nothing of the address that it was rendered for', async ({
  baseURL,
}) => {
  const build = (await import(built)) as ServerBuild;
  const handle = createRequestHandler(build, 'production');
  const site = { variant: 'ibdp', productionOrigin: 'https://sevenfold.example', name: 'Sevenfold' };
  const render = async (address: string) => {
    const answer = await handle(new Request(`https://sevenfold.example${address}`), {
      nonce: 'n',
      site,
      demo: false,
      reportError: () => undefined,
      callApi: (method: string, url: string) => fetch(`${baseURL}${url}`, { method }),
    } as never);
    return {
      isKept: answer.status === 200 && answer.headers.has('x-same-for-route'),
      html: await answer.text(),
    };
  };
  const kept: string[] = [];
  const differ: string[] = [];
  for (const id of Object.keys(build.routes)) {
    const [one, other] = ['one-value', 'quite-another'].map((value) => addressOf(build, id, value));
    const first = await render(`${one}?token=first&page=2&next=/somewhere&id=7`);
    if (!first.isKept) continue;
    kept.push(id);
    const second = await render(other!);
    if (first.html !== second.html) differ.push(`${one} and ${other}`);
  }
  expect(differ).toEqual([]);
  expect(kept.length).toBeGreaterThan(50);
});
