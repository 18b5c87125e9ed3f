import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, type Registry } from 'prom-client';
import { addUtilization } from './event-loop-utilization.ts';

export interface MetricsListener {
  readonly port: number;
  close(): Promise<void>;
}

/** On a port of its own: what the product tells of itself is nobody's business on the public one. */
export async function listenForScrapes(
  registry: Registry,
  { port, host }: { port: number; host: string },
): Promise<MetricsListener> {
  collectDefaultMetrics({ register: registry });
  addUtilization(registry);
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.requestTimeout = 10_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return { port: (server.address() as AddressInfo).port, close: () => close(server) };
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
