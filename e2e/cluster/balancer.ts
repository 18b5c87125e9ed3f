import { spawn } from 'node:child_process';
import { chmod, chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../product/until.ts';

/** A request as the balancer saw it. */
export interface BalancedRequest {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** How each server that was asked answered; several when the first was gone. */
  readonly answers: readonly string[];
}

export interface Balancer {
  readonly origin: string;
  requests(): Promise<BalancedRequest[]>;
  stop(): Promise<void>;
}

const configFor = (folder: string, port: number, servers: readonly number[]) => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 1024; }
http {
  log_format seen '$request_method $status $upstream_status|$request_uri';
  access_log ${folder}/access.log seen;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  client_max_body_size 64m;
  upstream sevenfold {
${servers.map((server) => `    server 127.0.0.1:${server} max_fails=1 fail_timeout=2s;`).join('\n')}
    keepalive 32;
    # Shorter than DRAIN_SECONDS, so that a server that stops closes no connection that is still in use here.
    keepalive_timeout 2s;
  }
  server {
    listen 127.0.0.1:${port};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_connect_timeout 2s;
    proxy_read_timeout 60s;
    # A request that may have been worked on goes to another server only when saying it twice does no harm:
    # nginx leaves out POST by itself.
    proxy_next_upstream error timeout;
    location / { proxy_pass http://sevenfold; }
    # While versions change, a page of one server may name files that only servers of the same version have.
    location /assets/ {
      proxy_next_upstream error timeout http_404;
      proxy_pass http://sevenfold;
    }
  }
}`;

/** Debian's nginx in front of the servers, as any user, with everything it writes in a folder of its own. */
export async function startBalancer(port: number, servers: readonly number[]): Promise<Balancer> {
  const folder = await mkdtemp(join(tmpdir(), 'sevenfold-nginx-'));
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  if (nobody.uid) await chown(folder, nobody.uid, nobody.gid);
  await chmod(folder, 0o755);
  await writeFile(join(folder, 'nginx.conf'), configFor(folder, port, servers));
  const child = spawn('/usr/sbin/nginx', ['-p', folder, '-c', 'nginx.conf', '-e', `${folder}/error.log`], {
    stdio: ['ignore', 'inherit', 'inherit'],
    ...nobody,
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = `http://localhost:${port}`;
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`);
    return (await fetch(`${origin}/api/health/live`).catch(() => undefined))?.ok === true;
  }, 20);
  return {
    origin,
    async requests() {
      const text = await readFile(join(folder, 'access.log'), 'utf8');
      return text.split('\n').filter(Boolean).map(read);
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function read(line: string): BalancedRequest {
  const [seen = '', path = ''] = line.split('|', 2);
  const [method = '', status = '', ...answers] = seen.split(' ');
  return { method, path, status: Number(status), answers: answers.map((answer) => answer.replace(',', '')) };
}
