import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { inject, vi } from 'vitest';
import { type AppOptions, buildApp } from '../src/app.ts';
import type { Clock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config.ts';
import { openDatabase } from '../src/platform/database/database.ts';
import { loggerOptions } from '../src/platform/http/logging.ts';
import { randomIds } from '../src/platform/ids.ts';
import type { Mail, Mailer } from '../src/platform/mail/mailer.ts';
import { createQueue } from '../src/platform/queue/queue.ts';
import { sharedServices } from '../src/platform/redis/shared-services.ts';
import type { Services } from '../src/platform/services.ts';
import { createFiles } from '../src/platform/storage/create-files.ts';
import type { Watch } from '../src/platform/watch/watch.ts';
import { noteStatement } from './statements.ts';
import { withClient } from './with-client.ts';

export interface TestClock extends Clock {
  advance(by: { seconds?: number; minutes?: number; hours?: number; days?: number }): void;
}

export interface TestApp extends Services {
  readonly app: FastifyInstance;
  readonly clock: TestClock;
  /** Messages that were really handed to the mailer, oldest first. */
  readonly mails: Mail[];
  readonly databaseUrl: string;
  /** Waits until a message to this address (and with this subject part) has been sent. */
  mailTo(address: string, subjectPart?: string): Promise<Mail>;
}

/**
 * What has to be ended after the file whose tests run now. Kept apart from this module, which a file may load anew,
 * and ended by end-test-apps.ts: a hook that is added while another one runs is never called.
 */
const kept = globalThis as { endsOfTestApps?: (() => Promise<string[]>)[] };

/** Answers with the actions of staff that the apps have logged. */
export async function endTestApps(): Promise<Set<string>> {
  const ends = kept.endsOfTestApps ?? [];
  kept.endsOfTestApps = [];
  return new Set((await Promise.all(ends.map((end) => end()))).flat());
}

export function testClock(): TestClock {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    advance({ seconds = 0, minutes = 0, hours = 0, days = 0 }) {
      offset += 1000 * (seconds + 60 * (minutes + 60 * (hours + 24 * days)));
    },
  };
}

const onEngine = (statement: string) => withClient(inject('engineUrl'), (client) => client.query(statement));

/** A database of its own for the calling test file, migrated unless it wants another template, and the address of it. */
export async function freshDatabase(
  template = 'sevenfold_template',
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Half of the work of the usual way, which can be undone by a crash.
  await onEngine(`create database ${name} template ${template} strategy file_copy`);
  const url = new URL(inject('engineUrl'));
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => dropDatabase(name) };
}

async function loggedActions(url: string): Promise<string[]> {
  const { rows } = await withClient(url, (client) => client.query('select distinct action from audit_log'));
  return rows.map(({ action }: { action: string }) => action);
}

/** A worker of the engine's own that just cleans up in there can't be sent away, and leaves by itself. */
async function dropDatabase(name: string): Promise<void> {
  await vi.waitFor(() => onEngine(`drop database if exists ${name} with (force)`), {
    timeout: 60_000,
    interval: 500,
  });
}

/**
 * The whole product on a database of its own, with a clock that tests move and a mailer that keeps what it is
 * given. Ended by itself after the test file.
 */
export async function startTestApp(
  options: {
    environment?: Record<string, string>;
    mailer?: Mailer;
    app?: AppOptions;
    /** Watches the app as a server that runs is watched. */
    watch?: (log: FastifyBaseLogger) => Watch;
    /** Where the log goes, written as in production; nowhere by default. */
    logTo?: { write(line: string): void };
    /** That of another app, for several servers on one database. */
    databaseUrl?: string;
    /** As a newcomer has it, on a database that is another one only for the test. */
    demo?: boolean;
  } = {},
): Promise<TestApp> {
  const database = options.databaseUrl ? { url: options.databaseUrl } : await freshDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'sevenfold-test-'));
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    ...(!options.demo && { DATABASE_URL: database.url }),
    // What is bought in tests is bought there; a site that has a name can't have it.
    ...(!options.environment?.PUBLIC_ORIGIN && { SANDBOX_OUTSIDE_DEMO: 'on' }),
    LOG_LEVEL: 'silent',
    // Many tests ask for a lot at once, on cores that other tests use as well.
    LOAD_SHEDDING: 'off',
    OPEN_REQUESTS_PER_ADDRESS: '100000',
    CONNECTIONS_PER_ADDRESS: '100000',
    ANSWER_TIME_SCALE: '20',
    ...options.environment,
  });
  const clock = testClock();
  const log: FastifyBaseLogger = options.logTo
    ? pino(loggerOptions('trace'), options.logTo)
    : pino({ level: config.logLevel });
  const watch = options.watch?.(log);
  const opened = openDatabase({
    url: database.url,
    poolSize: 10,
    onIdleError: () => undefined,
    watchStatement: watch?.statement ?? noteStatement,
    // A machine that has other work to do isn't away.
    answerWithinMs: 60_000,
  });
  const queue = createQueue(opened, log, { pollSeconds: 0.5, ...(watch && { watchJob: watch.job }) });
  const mails: Mail[] = [];
  const mailer: Mailer = options.mailer ?? {
    async send(mail) {
      mails.push(mail);
    },
    close: () => undefined,
  };
  const services: Services = {
    config,
    clock,
    ids: randomIds,
    database: opened,
    queue,
    mailer: watch ? watch.mailer(mailer) : mailer,
    files: createFiles(config, clock, log),
    ...(await sharedServices(config, opened, clock, log)),
    log,
  };
  const app = await buildApp(services, { ...options.app, ...(watch && { watch }) });
  await app.ready();
  await queue.start();

  kept.endsOfTestApps = [
    ...(kept.endsOfTestApps ?? []),
    async () => {
      // Some tests take the database away themselves, or leave one in which the log isn't there yet.
      const logged = await loggedActions(database.url).catch(() => []);
      await app.close();
      await queue.stop(5);
      services.redis?.close();
      if (!opened.pool.ending) await opened.close();
      await rm(dataDir, { recursive: true, force: true });
      return logged;
    },
  ];

  return {
    ...services,
    app,
    clock,
    mails,
    databaseUrl: database.url,
    async mailTo(address, subjectPart = '') {
      const deadline = Date.now() + 60_000;
      while (Date.now() < deadline) {
        const mail = mails.findLast((sent) => sent.to === address && sent.subject.includes(subjectPart));
        if (mail) return mail;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      throw new Error(
        `no mail to ${address} about '${subjectPart}' among ${mails.map((mail) => `${mail.to}: ${mail.subject}`).join('; ')}`,
      );
    },
  };
}
