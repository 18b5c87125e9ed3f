import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import http2 from 'node:http2';
import https from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tls from 'node:tls';
import { heldConnections } from '../../e2e/product/held-connections.ts';
import { until } from '../../e2e/product/until.ts';
import { ensurePackage } from './debian.mjs';
import { root, run } from './run.mjs';

/** Addresses of this machine's own, where the network of compose.yaml has others. */
const balancer = { host: '127.77.0.10', port: 8443 };
const servers = ['127.77.0.11', '127.77.0.12', '127.77.0.13'];
const attacker = '127.77.1.1';
const visitor = '127.77.1.2';
/** What nginx.conf allows an address at once. */
const mostRequests = 300;
const mostStreams = 64;
/** More than the kernel keeps for somebody who doesn't read. */
const large = Buffer.alloc(16 * 1024 * 1024, 'x');
const readers = 20;
const patienceSeconds = 180;

/**
 * Starts nginx as it is deployed, in front of servers that only count what reaches them, and sits on its sockets. With
 * a certificate for a moment, as the real one is nobody's business but the operator's.
 */
export async function tryBalancer() {
  const nginx = await ensurePackage('nginx', '/usr/sbin/nginx');
  const place = await mkdtemp(join(tmpdir(), 'sevenfold-nginx-'));
  await chmod(place, 0o755);
  try {
    await layOut(place);
    const options = ['-p', place, '-c', join(place, 'nginx.conf'), '-e', 'stderr'];
    await run(nginx, ['-t', '-q', ...options], { quiet: true });
    if (process.platform !== 'linux') return 'read only: its sockets are counted on Linux alone';
    const reached = await startServers();
    const child = spawn(nginx, [...options, '-g', 'daemon off;'], { stdio: 'ignore' });
    const ended = once(child, 'exit');
    try {
      await until(async () => child.exitCode !== null || (await ask(visitor, '/')) === 200, patienceSeconds);
      return await sitOnSockets(reached);
    } finally {
      child.kill('SIGTERM');
      await ended;
      reached.stop();
    }
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

async function layOut(place) {
  const openssl = await ensurePackage('openssl', '/usr/bin/openssl');
  await cp('/etc/nginx/mime.types', join(place, 'mime.types'));
  const certificate = ['-newkey', 'rsa:2048', '-nodes', '-x509', '-days', '1'];
  const files = ['-keyout', join(place, 'tls.key'), '-out', join(place, 'tls.crt')];
  await run(openssl, ['req', ...certificate, '-subj', '/CN=sevenfold.example', ...files], { quiet: true });
  const text = await readFile(join(root, 'deploy/nginx.conf'), 'utf8');
  const local = text
    .replaceAll('/tmp/', `${place}/`)
    .replaceAll('/etc/nginx/tls/', `${place}/`)
    .replaceAll('/etc/nginx/', `${place}/`)
    .replaceAll('10.77.0.', '127.77.0.')
    .replaceAll('listen 443 ', `listen ${balancer.host}:${balancer.port} `)
    .replaceAll('listen 80 ', `listen ${balancer.host}:8080 `);
  await writeFile(join(place, 'nginx.conf'), local);
}

/** Servers that note every path as soon as its headers are there, and who got all of an answer off their hands. */
async function startServers() {
  const paths = [];
  const counts = { taken: 0 };
  const started = await Promise.all(
    servers.map(async (host) => {
      const server = http.createServer((request, response) => {
        paths.push(request.url);
        if (request.url !== '/large') return request.resume().once('end', () => response.end('here'));
        response.end(large, () => {
          counts.taken += 1;
        });
      });
      server.listen(3000, host);
      await once(server, 'listening');
      return server;
    }),
  );
  return {
    counts,
    has: (path) => paths.includes(path),
    stop: () => {
      for (const server of started) server.close().closeAllConnections();
    },
  };
}

/** Answers with the status, and with 0 where there is none. */
const ask = (localAddress, path, body) =>
  new Promise((resolve) => {
    const options = { ...balancer, path, localAddress, agent: false, rejectUnauthorized: false };
    const request = https.request({ ...options, method: body ? 'POST' : 'GET' }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    });
    request.once('error', () => resolve(0));
    request.end(body);
  });

async function openLines(count, begin, { encrypted = true } = {}) {
  const lines = Array.from({ length: count }, () => {
    const options = { ...balancer, localAddress: attacker, rejectUnauthorized: false };
    const socket = encrypted ? tls.connect(options) : connect(options);
    // To be hung up on is what is waited for.
    socket.on('error', () => undefined);
    return socket;
  });
  await Promise.all(
    lines.map(async (socket) => {
      await once(socket, encrypted ? 'secureConnect' : 'connect');
      begin(socket);
    }),
  );
  return lines;
}

/** Says the beginning, and then a byte now and then for as long as anybody listens. */
function drip(socket, beginning) {
  socket.resume();
  socket.write(beginning);
  const timer = setInterval(() => socket.write('x'), 500);
  socket.once('close', () => clearInterval(timer));
}

const postTo = (path) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`;

const held = () => heldConnections(balancer, attacker);

async function sitOnSockets(reached) {
  const expect = (condition, words) => {
    if (!condition) throw new Error(words);
  };
  const expectServed = async (meanwhile) => {
    const statuses = [
      await ask(visitor, '/'),
      await ask(visitor, '/assets/a.js'),
      await ask(visitor, '/api/auth/login', '{}'),
      await ask(visitor, '/api/test/a/upload-answer', 'x'.repeat(1_000_000)),
    ];
    expect(
      statuses.every((status) => status === 200),
      `${meanwhile}: others got ${statuses.join(', ')}`,
    );
  };
  const takenBack = async (what) => {
    await until(async () => (await held()) === 0, patienceSeconds).catch(() => {
      throw new Error(`${what} were never taken back`);
    });
  };

  await openLines(200, () => undefined, { encrypted: false });
  await openLines(200, (socket) => drip(socket, 'GET /slow-headers HTTP/1.1\r\nHost: x\r\nX-Slow: '));
  expect((await held()) > 0, 'no connection of the attacker is seen');
  await expectServed('idle sockets and slow headers');
  await takenBack('idle sockets and slow headers');
  expect(!reached.has('/slow-headers'), 'slow headers reached a server');

  await openLines(readers, (socket) => {
    socket.resume();
    socket.write(postTo('/still-body'));
  });
  await takenBack('bodies that stand still');
  expect(!reached.has('/still-body'), 'a body that stands still reached a server');

  // Who drips goes on for as long as it likes, at the balancer and in bounds.
  const dripping = await openLines(mostRequests, (socket) => drip(socket, postTo('/slow-body')));
  await until(async () => (await ask(attacker, '/')) === 429, patienceSeconds);
  await expectServed('slow bodies');
  expect(!reached.has('/slow-body'), 'a slow body reached a server');
  for (const socket of dripping) socket.destroy();
  await takenBack('slow bodies whose sender has gone');

  await openLines(readers, (socket) => socket.write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n'));
  // All of them, while nobody has read a byte: no server waits for a reader.
  await until(async () => reached.counts.taken === readers, patienceSeconds);
  await expectServed('slow readers');
  await takenBack('slow readers');

  const statuses = [];
  const sessions = await Promise.all(
    Array.from({ length: Math.ceil(mostRequests / mostStreams) + 1 }, async () => {
      const options = {
        ...balancer,
        localAddress: attacker,
        rejectUnauthorized: false,
        ALPNProtocols: ['h2'],
      };
      const session = http2.connect(`https://${balancer.host}`, {
        createConnection: () => tls.connect(options),
      });
      session.on('error', () => undefined);
      const [settings] = await once(session, 'remoteSettings');
      expect(settings.maxConcurrentStreams === mostStreams, 'HTTP/2 has another number of streams');
      for (let count = 0; count < mostStreams; count += 1) {
        const stream = session.request({ ':method': 'POST', ':path': '/slow-stream' }, { endStream: false });
        stream.on('error', () => undefined);
        stream.once('response', (headers) => statuses.push(headers[':status']));
        stream.write('{');
      }
      return session;
    }),
  );
  await until(async () => statuses.includes(429), patienceSeconds);
  await expectServed('slow streams of HTTP/2');
  expect(!reached.has('/slow-stream'), 'a slow stream reached a server');
  for (const session of sessions) session.destroy();
  await takenBack('connections of HTTP/2 whose sender has gone');
  return 'slow headers, bodies, readers and streams held no server up';
}
