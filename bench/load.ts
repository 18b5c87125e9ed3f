import http from 'node:http';

export interface Measured {
  readonly median: number;
  readonly p99: number;
  readonly perSecond: number;
  readonly requests: number;
  /** Of an answer, on average. */
  readonly bytes: number;
}

export interface Answered {
  readonly measured: Measured;
  readonly bodies: Map<string, Buffer>;
}

/** Asks for each address once, so many at a time over kept connections; stops asking after `seconds`. */
export async function drive(
  origin: string,
  paths: readonly string[],
  { concurrency, seconds }: { concurrency: number; seconds: number },
): Promise<Answered> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: concurrency });
  const times: number[] = [];
  const bodies = new Map<string, Buffer>();
  const started = performance.now();
  let next = 0;
  const worker = async () => {
    while (next < paths.length && performance.now() - started < seconds * 1000) {
      const path = paths[next]!;
      next += 1;
      const asked = performance.now();
      const body = await get(agent, origin + path);
      times.push(performance.now() - asked);
      bodies.set(path, body);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  const took = performance.now() - started;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))]!;
  const measured = {
    median: at(0.5),
    p99: at(0.99),
    perSecond: (times.length / took) * 1000,
    requests: times.length,
    bytes: [...bodies.values()].reduce((sum, body) => sum + body.length, 0) / times.length,
  };
  return { measured, bodies };
}

function get(agent: http.Agent, url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        if (response.statusCode === 200) resolve(body);
        else reject(new Error(`${url} answered ${response.statusCode}: ${body.toString().slice(0, 300)}`));
      });
    });
    request.on('error', reject);
  });
}
