import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * open: passes everything on. slow: the same, each piece later. refused: nobody listens, and what was connected is cut
 * off. silent: connections are taken and nothing comes through, as behind a network that swallows packets. broken: who
 * asks over HTTP is answered 500.
 */
export type Way = 'open' | 'slow' | 'refused' | 'silent' | 'broken';

export interface TcpProxy {
  readonly port: number;
  set(way: Way, delayMs?: number): Promise<void>;
  stop(): Promise<void>;
}

const failure =
  'HTTP/1.1 500 Internal Server Error\r\ncontent-type: application/json\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}';

/** Stands between the product and something that it needs, and is what a fault makes of the way there. */
export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
  let way: Way = 'open';
  let delay = 0;
  const sockets = new Set<Socket>();

  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    return socket;
  };

  /** In order, each piece when its time has come and the way is open again. */
  function pass(from: Socket, to: Socket): void {
    let line: Promise<unknown> = Promise.resolve();
    from.on('data', (piece: Buffer) => {
      const due = performance.now() + (way === 'slow' ? delay : 0);
      line = line.then(async () => {
        if (due > performance.now()) await sleep(due - performance.now());
        while (way === 'silent' && !to.destroyed) await sleep(50);
        if (!to.destroyed) to.write(piece);
      });
    });
    from.on('end', () => void line.then(() => to.end()));
    from.on('close', () => void line.then(() => to.destroy()));
  }

  const server = createServer((incoming) => {
    keep(incoming);
    if (way === 'broken') {
      incoming.once('data', () => incoming.end(failure));
      return;
    }
    const outgoing = keep(connect(targetPort, '127.0.0.1'));
    outgoing.on('error', () => incoming.destroy());
    pass(incoming, outgoing);
    pass(outgoing, incoming);
  });

  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => {
        server.off('error', reject);
        resolve();
      });
    });
  const cutOff = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  const closed = async () => {
    const closing = new Promise<void>((resolve) => server.close(() => resolve()));
    cutOff();
    await closing;
  };

  await listen(0);
  const { port } = server.address() as { port: number };
  return {
    port,
    async set(wanted, delayMs = 0) {
      if (wanted === 'refused' && way !== 'refused') await closed();
      if (wanted !== 'refused' && way === 'refused') await listen(port);
      if (wanted === 'broken') cutOff();
      way = wanted;
      delay = delayMs;
    },
    async stop() {
      if (way !== 'refused') await closed();
    },
  };
}
