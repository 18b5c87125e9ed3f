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
      const deadline = performance.now() + takenBackWithinSeconds * 1000;
      // Those who don't read hear of their end when they do.
      const isReading = variant !== 'slow readers';
      await sleep(isReading ? 0 : (patienceSeconds + 10) * 1000);
      for (const { socket } of lines) socket.resume();
      while (open > 0 && performance.now() < deadline) await sleep(250);
      const largest = Math.max(...lines.map(({ socket }) => socket.bytesRead));
      return { left: open, largest };
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
  seconds: 480,
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
