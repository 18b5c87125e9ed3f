import { setTimeout as sleep } from 'node:timers/promises';
import { drip, type Line, openLine } from '../../../apps/server/src/lines.fixture.ts';
import type { AttackCase, Finding } from '../attack-case.ts';
import { askMeanwhile, inWords, type Site } from '../site.ts';

/** The product's own: so many connections of an address, so many open requests, and so long one may stand still. */
const connections = 500;
const openRequests = 300;
const patienceSeconds = 20;
/** Patience with a sender begins anew once its headers are there, and looks are a second apart. */
const takenBackWithinSeconds = 3 * patienceSeconds;
const attacker = '127.0.0.6';

type Begin = (site: Site, line: Line) => void;

const begins: Readonly<Record<string, Begin>> = {
  'idle sockets': () => undefined,
  'slow headers': ({ host }, line) => drip(line, `GET / HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `),
  'slow bodies': ({ host }, line) =>
    drip(
      line,
      `POST /api/auth/login HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`,
    ),
  // Asks for more than the kernel keeps for somebody who doesn't read.
  'slow readers': ({ host }, { socket }) => {
    socket.pause();
    socket.write(`GET /api/openapi.json HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(60));
  },
};

async function sit(site: Site, variant: string, count: number, begin: Begin): Promise<Finding> {
  const lines: Line[] = [];
  let open = 0;
  try {
    const { result, meanwhile } = await askMeanwhile(site, async () => {
      for (let index = 0; index < count; index += 1) {
        const line = await openLine(site.port, { localAddress: attacker });
        lines.push(line);
        open += 1;
        void line.closed.then(() => {
          open -= 1;
        });
        begin(site, line);
      }
      const most = open;
      const deadline = performance.now() + takenBackWithinSeconds * 1000;
      // Those who don't read hear of their end when they do.
      const isReading = variant !== 'slow readers';
      await sleep(isReading ? 0 : (patienceSeconds + 10) * 1000);
      for (const { socket } of lines) socket.resume();
      while (open > 0 && performance.now() < deadline) await sleep(250);
      return { most, left: open };
    });
    return {
      variant: `${variant}, ${count}`,
      held: meanwhile.served === meanwhile.asked && result.left === 0,
      seen: `${result.most} were open, ${result.left} left; ${inWords(meanwhile)}`,
    };
  } finally {
    for (const { socket } of lines) socket.destroy();
  }
}

export const slowLines: AttackCase = {
  name: 'slow-lines',
  seconds: 480,
  async against(site) {
    const found: Finding[] = [];
    for (const [variant, begin] of Object.entries(begins)) {
      const isRequest = variant === 'slow bodies' || variant === 'slow readers';
      const below = variant === 'slow readers' ? 60 : isRequest ? openRequests - 50 : connections - 50;
      found.push(await sit(site, variant, below, begin));
      if (variant !== 'slow readers') found.push(await sit(site, variant, connections + 100, begin));
    }
    return found;
  },
};
