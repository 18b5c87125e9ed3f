import { connect, type Socket } from 'node:net';

/** A socket that behaves as badly as a test wants. */
export interface Line {
  readonly socket: Socket;
  /** What the server has said so far, as far as it was read. */
  heard(): string;
  readonly closed: Promise<void>;
}

export async function openLine(port: number, options: { localAddress?: string } = {}): Promise<Line> {
  const socket = connect({ port, host: '127.0.0.1', ...options });
  let heard = '';
  socket.on('data', (chunk: Buffer) => {
    heard = (heard + chunk.toString('latin1')).slice(0, 2000);
  });
  // A server that hangs up is what is waited for.
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await new Promise<void>((resolve) => {
    socket.once('connect', resolve);
    socket.once('close', () => resolve());
  });
  return { socket, heard: () => heard, closed };
}

export const openLines = (port: number, count: number): Promise<Line[]> =>
  Promise.all(Array.from({ length: count }, () => openLine(port)));

/** Says the beginning, and then a byte now and then for as long as anybody listens. */
export function drip({ socket }: Line, beginning: string): void {
  socket.write(beginning);
  const timer = setInterval(() => socket.write('x'), 500);
  socket.once('close', () => clearInterval(timer));
}

export const postWithoutBody = (path: string, type = 'application/json', headers = '') =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 5000\r\n${headers}\r\n{`;
