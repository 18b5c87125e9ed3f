import { drip, type Line, openLine } from '../../../apps/server/src/lines.fixture.ts';
import { heldConnections } from '../../product/held-connections.ts';
import { until } from '../../product/until.ts';
import type { AttackCase, Finding } from '../attack-case.ts';
import { askMeanwhile, inWords, type Site } from '../site.ts';

/** The product's own: so many connections of an address, and so many open requests. */
const connections = 500;
const openRequests = 300;
/** They are taken back after 20 to 40, but a busy machine may need longer. */
const patienceSeconds = 180;
const attacker = '127.0.0.6';
/** All that they ask for is open at once, and has to stay below what an address may have open. */
const readers = 20;
const timesAsked = 13;
/** Less than that many answers are: who gets so much was not cut off. */
const wholeAnswers = 5_000_000;

type Begin = (site: Site, line: Line) => void;

const begins: Readonly<Record<string, Begin>> = {
  'idle sockets': () => undefined,
  'slow headers': ({ host }, line) => drip(line, `GET / HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `),
  'slow bodies': ({ host }, line) =>
    drip(
      line,
      `POST /api/auth/login HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`,
    ),
  // Asks again and again on one line, for more than the kernel keeps for somebody who doesn't read.
  'slow readers': ({ host }, { socket }) => {
    socket.pause();
    const asked = `GET /api/openapi.json HTTP/1.1\r\nHost: ${host}\r\n`;
    // Whoever is refused gets a few words instead; then nothing stands still, and the last one closes the line.
    socket.write(`${`${asked}\r\n`.repeat(timesAsked)}${asked}Connection: close\r\n\r\n`);
  },
};

async function sit(site: Site, variant: string, count: number, begin: Begin): Promise<Finding> {
  const lines: Line[] = [];
  const held = () => heldConnections({ host: '127.0.0.1', port: site.port }, attacker);
  try {
    const { result, meanwhile } = await askMeanwhile(site, async () => {
      for (let index = 0; index < count; index += 1) {
        const line = await openLine(site.port, { localAddress: attacker });
        lines.push(line);
        begin(site, line);
      }
      await until(async () => (await held()) === 0, patienceSeconds).catch(() => undefined);
      const left = await held();
      // Those who don't read hear of their end when they do.
      for (const { socket } of lines) socket.resume();
      await Promise.all(left === 0 ? lines.map(({ closed }) => closed) : []);
      return { left, largest: Math.max(...lines.map(({ socket }) => socket.bytesRead)) };
    });
    return {
      variant: `${variant}, ${count}`,
      held: meanwhile.served === meanwhile.asked && result.left === 0 && result.largest < wholeAnswers,
      seen: `${count} opened, ${result.left} left in the end, at most ${Math.ceil(result.largest / 1000)} KB were sent to one; ${inWords(meanwhile)}`,
    };
  } finally {
    for (const { socket } of lines) socket.destroy();
  }
}

export const slowLines: AttackCase = {
  name: 'slow-lines',
  seconds: 1800,
  async against(site) {
    const found: Finding[] = [];
    for (const [variant, begin] of Object.entries(begins)) {
      const isRequest = variant === 'slow bodies' || variant === 'slow readers';
      const below = variant === 'slow readers' ? readers : isRequest ? openRequests - 50 : connections - 50;
      found.push(await sit(site, variant, below, begin));
      if (variant !== 'slow readers') found.push(await sit(site, variant, connections + 100, begin));
    }
    return found;
  },
};
