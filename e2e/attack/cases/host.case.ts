import { openLine } from '../../../apps/server/src/lines.fixture.ts';
import type { AttackCase, Finding } from '../attack-case.ts';
import { ask, counted, type Site } from '../site.ts';

const paths = ['/login', '/', '/admin'];
const malformed = [
  'localhost/search?query=x&x=',
  'localhost\\blogs?x=',
  'localhost?x=',
  'localhost#',
  'user@h',
  'a b',
  '[::1',
  '%00',
  'x:99999',
];

/** Whatever no client of Node would send. */
async function send(site: Site, target: string, ...headers: string[]): Promise<number> {
  const line = await openLine(site.port, { localAddress: '127.0.0.4' });
  line.socket.write([`GET ${target} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'));
  const timer = setTimeout(() => line.socket.destroy(), 10_000);
  await line.closed;
  clearTimeout(timer);
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(line.heard())?.[1] ?? 0);
}

/** As everybody sees it; a page of somebody's own has a nonce that is another one each time. */
async function pagesOf(site: Site): Promise<string[]> {
  const pages: string[] = [];
  for (const path of paths) {
    const { status, body } = await ask(site, 'GET', path, { from: '127.0.0.5' });
    pages.push(
      `${status} ${body.toString('utf8').replaceAll(/nonce(="|-)[^"']+|"csp-nonce" content="[^"]*"/g, '')}`,
    );
  }
  return pages;
}

export const host: AttackCase = {
  name: 'host',
  seconds: 600,
  async against(site) {
    const before = await pagesOf(site);
    const judge = async (
      variant: string,
      expected: readonly number[],
      sent: (path: string) => Promise<number>,
    ): Promise<Finding> => {
      const statuses: number[] = [];
      for (const path of paths) statuses.push(await sent(path));
      const after = await pagesOf(site);
      const changed = paths.filter((_, index) => after[index] !== before[index]);
      return {
        variant,
        held: changed.length === 0 && statuses.every((status) => expected.includes(status)),
        seen: `${counted(statuses)}; ${changed.length === 0 ? 'pages as before' : `another page at ${changed.join(' ')}`}`,
      };
    };
    const ours = `Host: ${site.host}`;
    const found: Finding[] = [];
    for (const name of malformed) {
      found.push(await judge(`Host: ${name}`, [400], (path) => send(site, path, `Host: ${name}`)));
    }
    found.push(
      await judge('Host: elsewhere.example', [421], (path) => send(site, path, 'Host: elsewhere.example')),
      await judge('two hosts', [400], (path) => send(site, path, ours, 'Host: elsewhere.example')),
      await judge('no host', [400], (path) => send(site, path)),
      await judge('a whole address', [400], (path) => send(site, `http://elsewhere.example${path}`, ours)),
      await judge('a whole address of ours', [400], (path) => send(site, `http://${site.host}${path}`, ours)),
      await judge(
        'X-Forwarded-Host',
        // Nobody has said that a proxy is believed: the demo refuses it, elsewhere it says nothing.
        site.name === 'demo' ? [421] : [200],
        (path) => send(site, path, ours, 'X-Forwarded-Host: elsewhere.example'),
      ),
    );
    return found;
  },
};
