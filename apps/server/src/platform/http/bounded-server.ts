import http from 'node:http';
import type { Socket } from 'node:net';
import { countOpen } from '../load/open-count.ts';
import { networkOf } from '../rate-limits/network.ts';
import { type LinePace, patienceLeft } from './line.policy.ts';

export interface LineLimits extends LinePace {
  /** For a whole request, headers and body. */
  readonly requestMs: number;
  readonly keepAliveMs: number;
  readonly mostConnections: number;
  readonly connectionsPerAddress: number;
}

interface Line {
  readonly socket: Socket;
  request?: http.IncomingMessage;
  response?: http.ServerResponse;
  /** What is left of the patience with the sender, and with the reader. */
  sending: number;
  reading: number;
  arrived: number;
  taken: number;
}

const tooSlow = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';
const mostBetweenLooksMs = 1000;

/**
 * A server on whose sockets nobody can sit: headers come within the patience, bodies and the reading of answers keep a
 * least pace, and one address holds only so many connections. Proxies that are believed hold as many as they like, since
 * many people stand behind them.
 */
export function boundedServer(
  handler: http.RequestListener,
  limits: LineLimits,
  isTrusted: (address: string | undefined) => boolean,
): http.Server {
  const everyMs = Math.min(mostBetweenLooksMs, limits.patienceMs / 4);
  const server = http.createServer(
    {
      headersTimeout: limits.patienceMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.keepAliveMs,
      connectionsCheckingInterval: everyMs,
    },
    handler,
  );
  server.maxConnections = limits.mostConnections;
  const lines = new Map<Socket, Line>();
  const open = countOpen(limits.connectionsPerAddress);

  server.prependListener('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? '');
    const isCounted = !isTrusted(socket.remoteAddress);
    if (isCounted && !open.enter(address)) {
      socket.destroy();
      return;
    }
    const { patienceMs } = limits;
    lines.set(socket, { socket, sending: patienceMs, reading: patienceMs, arrived: 0, taken: 0 });
    socket.once('close', () => {
      lines.delete(socket);
      if (isCounted) open.leave(address);
    });
  });
  server.prependListener('request', (request, response) => {
    const line = lines.get(request.socket);
    if (line) Object.assign(line, { request, response, sending: limits.patienceMs });
  });

  let timer: NodeJS.Timeout | undefined;
  server.once('listening', () => {
    let last = performance.now();
    timer = setInterval(() => {
      const now = performance.now();
      // While this process itself stood still, nobody could make themselves heard.
      const waitedMs = Math.min(now - last, 2 * everyMs);
      last = now;
      for (const line of lines.values()) look(line, waitedMs, limits);
    }, everyMs).unref();
  });
  server.once('close', () => clearInterval(timer));
  return server;
}

function look(line: Line, waitedMs: number, pace: LinePace): void {
  const { socket, request, response } = line;
  const arrived = socket.bytesRead - line.arrived;
  line.arrived += arrived;
  // What has arrived and waits for us is no fault of the sender's.
  if (request && !request.complete && request.readableLength === 0) {
    line.sending = patienceLeft(line.sending, { waitedMs, movedBytes: arrived }, pace);
    if (line.sending < 0) {
      if (response?.headersSent === false) socket.write(tooSlow);
      socket.destroySoon();
      return;
    }
  }
  const queued = waitingBytes(socket);
  const taken = socket.bytesWritten - queued;
  line.reading = patienceLeft(
    line.reading,
    { waitedMs: queued > 0 ? waitedMs : 0, movedBytes: taken - line.taken },
    pace,
  );
  line.taken = taken;
  // A reset also drops what the kernel still holds for somebody who doesn't read.
  if (line.reading < 0) socket.resetAndDestroy();
}

/**
 * Bytes that the kernel has not taken yet. The public count stands still until a whole write is through, and a page is
 * one write, so the handle's own count is asked for what it has begun with.
 */
function waitingBytes(socket: Socket): number {
  const { _handle: handle } = socket as {
    _handle?: { writeQueueSize?: number; bytesWritten?: number } | null;
  };
  if (handle?.writeQueueSize === undefined || handle.bytesWritten === undefined) return socket.writableLength;
  return socket.bytesWritten - handle.bytesWritten + handle.writeQueueSize;
}
