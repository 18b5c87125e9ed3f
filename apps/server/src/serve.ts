import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { buildApp } from './app.ts';
import { makeDemoPast } from './demo/demo-past.ts';
import { startDemoSignOn } from './demo/sign-on/demo-sign-on.ts';
import { obeySignals, type Signals } from './end-signals.ts';
import { closeDemoAccounts } from './features/accounts/close-demo-accounts.ts';
import { demoAccounts, demoPassword, seedDemoAccounts } from './features/accounts/seed-demo-accounts.ts';
import { type ContentLoading, loadContentFile } from './features/content/load-content-file.ts';
import { countBusiness } from './features/insights/business-counts.queries.ts';
import { beginReindexing } from './features/search/reindex.jobs.ts';
import { clockAhead } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database/database.ts';
import { isDatabaseAway } from './platform/database/database-away.ts';
import type { Launched } from './platform/database/embedded/launch-early.ts';
import { onceDatabaseAnswers } from './platform/database/once-database-answers.ts';
import { loggerOptions } from './platform/http/logging.ts';
import { randomIds } from './platform/ids.ts';
import { outboxMailer, smtpMailer } from './platform/mail/mailer.ts';
import { createQueue } from './platform/queue/queue.ts';
import { sharedServices } from './platform/redis/shared-services.ts';
import type { Services } from './platform/services.ts';
import { createFiles } from './platform/storage/create-files.ts';
import {
  friendlyReport,
  isFriendly,
  plainReport,
  type StartReport,
} from './platform/terminal/start-report.ts';
import type { Ready } from './platform/terminal/terminal-lines.ts';
import { listenForScrapes } from './platform/watch/metrics-listener.ts';
import { openTracing } from './platform/watch/open-tracing.ts';
import { traceOutgoing } from './platform/watch/outgoing-traces.ts';
import { addScrapeGauges } from './platform/watch/scrape-gauges.ts';
import { createWatch, type Watch } from './platform/watch/watch.ts';
import { inBulk } from './platform/watch/work-context.ts';
import { startDatabase } from './start-database.ts';
import { builtPages } from './web/built-pages.ts';
import type { PageRenderer } from './web/pages.ts';

const webFolder = fileURLToPath(new URL('../../web', import.meta.url));
/** Visitors read what is there already. */
const forAsLongAsItTakes = { patienceMs: Number.POSITIVE_INFINITY, pauseMs: 5000 };
/** Made of the folder content/ by the build. */
const bankFile = fileURLToPath(new URL('../dist/bank.json', import.meta.url));

interface Options {
  readonly pages?: PageRenderer;
  /** Obeyed already. */
  readonly signals?: Signals;
  /** Started already. */
  readonly embedded?: Launched | undefined;
}

/** Starts the product and keeps it running until a signal ends it. */
export async function serve(given: Config, options: Options = {}): Promise<void> {
  outliveReader(process.stdout);
  const report = isFriendly(given.logFormat, process.stdout)
    ? friendlyReport(process.stdout)
    : plainReport(console.log);
  const log = report.log
    ? pino(loggerOptions(given.logLevel), report.log)
    : pino(loggerOptions(given.logLevel));
  const signals = options.signals ?? obeySignals();
  signals.tell(log);
  const tracing = await openTracing(given.tracing);
  const watch = createWatch({ slowQueryMs: given.slowQueryMs, log, tracing });
  // Loaded while the database starts: both take about as long.
  const pagesComing = options.pages ? Promise.resolve(options.pages) : builtPages(`${webFolder}/build`);
  // Whoever awaits it below is told.
  pagesComing.catch(() => undefined);
  const signOnComing = startDemoSignOn(given, log);
  const { database, stop: stopDatabase } = await report.step(
    'Preparing the database',
    () => startDatabase(given, log, watch, options.embedded),
    () => 'Prepared the database',
  );
  await signals.stopFirst(stopDatabase);
  const { config, stop: stopSignOn } = await signOnComing;
  try {
    const services = await createServices(config, database, log, watch);
    await onceDatabaseAnswers(log, () =>
      config.demo ? seedDemoAccounts(services) : closeDemoAccounts(services),
    );
    const content = await report.step(
      'Loading the first questions',
      (tell) => onceDatabaseAnswers(log, () => loadContentFile(services, bankFile, tell)),
      ({ first }) => (first === 0 ? 'Found the question bank' : `Loaded the first ${first} questions`),
    );
    let draining = false;
    const app = await buildApp(services, { pages: await pagesComing, watch, isDraining: () => draining });
    await onceDatabaseAnswers(log, () => services.queue.start());
    await app.listen({ port: config.port, host: config.host });
    const stopWatching = await startWatching(services, watch);
    const origin = originOf(config, app.server.address() as AddressInfo);
    // Who reads along is shown the address when there is something to see there; programs want it at once.
    if (!report.friendly) report.ready(readyFor(config, origin));
    await onceDatabaseAnswers(log, () => beginReindexing(services));
    let announced = false;
    const finish = async () => {
      if (config.demoData && !draining) await makePast(services, report, origin, () => !draining);
      if (report.friendly && !announced && !draining) report.ready(readyFor(config, origin));
      announced = true;
      return !draining && finishLoading(content, report);
    };
    const loading = onceDatabaseAnswers(log, finish, forAsLongAsItTakes).then(
      (complete) => complete && !report.friendly && report.say('The question bank is complete.'),
      (error: unknown) => log.error({ err: error }, 'the question bank could not be loaded completely'),
    );

    const stop = async (signal: string) => {
      log.info({ signal }, 'stopping: requests and jobs in flight are finished first');
      if (report.friendly)
        report.say('\n  Stopping: what is in flight is finished first. Ctrl-C again ends it at once.');
      const patience = config.drainSeconds + config.shutdownSeconds + 5;
      setTimeout(() => process.exit(1), patience * 1000).unref();
      content.stop();
      draining = true;
      await sleep(config.drainSeconds * 1000);
      await app.close();
      await stopSignOn();
      await loading;
      await services.queue.stop(config.shutdownSeconds);
      services.mailer.close();
      services.redis?.close();
      await stopDatabase();
      await stopWatching();
      if (report.friendly)
        report.say(`  Stopped. Everything is kept in ${config.dataDir} for the next start.\n`);
      process.exit(0);
    };
    signals.stopWith(stop);
  } catch (error) {
    if (signals.isEnding()) return;
    log.fatal({ err: error }, 'could not start');
    await stopDatabase();
    process.exit(1);
  }
}

/** Before the variants are loaded, so that the questions it speaks of are the same wherever it is made. */
async function makePast(
  services: Services,
  report: StartReport,
  origin: string,
  isWanted: () => boolean,
): Promise<void> {
  try {
    await report.step(
      `Giving the demo accounts a past (${origin} is open already)`,
      () => inBulk('demo.past', () => makeDemoPast(services, isWanted)),
      (made) => (made ? 'Gave the demo accounts a past' : undefined),
    );
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    // A product without it is still one to be tried.
    services.log.warn({ err: error }, 'the demo accounts have no past');
  }
}

/** The variants of the questions, while the product is in use. */
const finishLoading = (content: ContentLoading, report: StartReport): Promise<boolean> =>
  content.total === 0
    ? content.finish()
    : report.step(
        'Loading more questions while you look around',
        (tell) => content.finish(tell),
        (complete) =>
          complete ? `All ${content.total.toLocaleString('en')} questions are there` : undefined,
      );

/** Lets measures be read and outgoing calls be traced, where that is configured. */
async function startWatching(
  { config, database, queue, log }: Services,
  { metrics, tracing }: Watch,
): Promise<() => Promise<void>> {
  const stopTracing = tracing && traceOutgoing(tracing);
  if (config.metrics) {
    const countAll = () => countBusiness(database.db);
    addScrapeGauges(metrics, { database, queue, dataDir: config.dataDir, countBusiness: countAll });
  }
  const listener = config.metrics && (await listenForScrapes(metrics.registry, config.metrics));
  return async () => {
    await listener?.close();
    stopTracing?.();
    await tracing?.close().catch((error: unknown) => log.warn({ err: error }, 'last traces not sent'));
  };
}

async function createServices(
  config: Config,
  database: Database,
  log: Services['log'],
  watch: Watch,
): Promise<Services> {
  const clock = clockAhead(config.clockAheadSeconds);
  const queue = createQueue(database, log, { watchJob: watch.job });
  const mailOptions = { from: config.mail.from, domain: new URL(config.publicOrigin).hostname };
  return {
    config,
    clock,
    ids: randomIds,
    database,
    queue,
    mailer: watch.mailer(
      config.mail.smtpUrl
        ? smtpMailer({ ...mailOptions, smtpUrl: config.mail.smtpUrl, handOvers: queue.handOvers, log })
        : outboxMailer({ ...mailOptions, dataDir: config.dataDir, now: clock.now }),
    ),
    files: createFiles(config, clock, log),
    ...(await sharedServices(config, database, clock, log)),
    log,
  };
}

/** A terminal or a pipe that went away takes only its own output along, not the product. */
function outliveReader(output: NodeJS.WriteStream): void {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

function originOf({ host }: Config, { port }: AddressInfo): string {
  return `http://${host === '127.0.0.1' || host === '::1' ? 'localhost' : host}:${port}`;
}

const readyFor = ({ site, demo, dataDir }: Config, origin: string): Ready => ({
  siteName: site.name,
  origin,
  dataDir,
  demo: demo ? { emails: demoAccounts.map(({ email }) => email), password: demoPassword } : undefined,
});
