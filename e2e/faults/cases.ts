import { setTimeout as sleep } from 'node:timers/promises';
import { clockCases } from './clock.cases.ts';
import { diskFull } from './disk.case.ts';
import type { FaultCase } from './fault-case.ts';
import type { Kit } from './kit.ts';

const during = (begin: (kit: Kit) => Promise<void> | void, end: (kit: Kit) => Promise<void> | void) =>
  async function happen(kit: Kit, last: () => Promise<void>): Promise<void> {
    await begin(kit);
    await last();
    await end(kit);
  };

const lives = 14;
const starts = 7;

export const cases: readonly FaultCase[] = [
  {
    name: 'database gone',
    expectedStatus: 503,
    happen: during(
      ({ engine }) => engine.gone(),
      ({ engine }) => engine.heal(),
    ),
    retriedBy: 'student, browser queue; jobs and webhooks by their queues',
  },
  {
    name: 'database hangs',
    expectedStatus: 503,
    share: 0.45,
    happen: during(
      ({ engine }) => engine.hang(),
      ({ engine }) => engine.heal(),
    ),
    retriedBy: 'student, browser queue; jobs and webhooks by their queues',
  },
  {
    name: 'database slow',
    share: 0.45,
    happen: during(
      ({ engine }) => engine.slow(),
      ({ engine }) => engine.heal(),
    ),
    retriedBy: 'nobody has to',
  },
  {
    name: 'database killed',
    expectedStatus: 503,
    hindrance: async ({ engine }) =>
      engine.kill ? undefined : 'a server of its own is started again by whoever runs it',
    share: 0.15,
    happen: during(
      ({ engine }) => engine.kill?.(),
      () => undefined,
    ),
    retriedBy: 'the product starts it again; student, browser queue',
  },
  diskFull,
  {
    name: 'mail server down',
    share: 0.3,
    happen: during(
      ({ mailWay }) => mailWay.set('refused'),
      ({ mailWay }) => mailWay.set('open'),
    ),
    retriedBy: 'the queue sends each mail again',
  },
  {
    name: 'mail server hangs',
    share: 0.45,
    happen: during(
      ({ mailWay }) => mailWay.set('silent'),
      ({ mailWay }) => mailWay.set('open'),
    ),
    retriedBy: 'the queue sends each mail again',
  },
  {
    name: 'mail server says 451',
    share: 0.3,
    happen: during(
      ({ mails }) => mails.answerWith(451),
      ({ mails }) => mails.answerWith(undefined),
    ),
    retriedBy: 'the queue sends each mail again',
  },
  {
    name: 'storage down',
    focus: 'sheets',
    expectedStatus: 503,
    share: 0.3,
    happen: during(
      ({ storageWay }) => storageWay.set('refused'),
      ({ storageWay }) => storageWay.set('open'),
    ),
    retriedBy: 'three tries within the request, then the student',
  },
  {
    name: 'storage hangs',
    focus: 'sheets',
    expectedStatus: 503,
    share: 0.55,
    happen: during(
      ({ storageWay }) => storageWay.set('silent'),
      ({ storageWay }) => storageWay.set('open'),
    ),
    retriedBy: 'two tries within the request, then the student',
  },
  {
    name: 'payment provider down',
    focus: 'buying',
    expectedStatus: 502,
    share: 0.3,
    happen: during(
      ({ providerWay }) => providerWay.set('refused'),
      ({ providerWay }) => providerWay.set('open'),
    ),
    retriedBy: 'twice within the request, then the student; webhooks by the queue',
  },
  {
    name: 'payment provider slow',
    focus: 'buying',
    share: 0.45,
    happen: during(
      ({ providerWay }) => providerWay.set('slow', 2000),
      ({ providerWay }) => providerWay.set('open'),
    ),
    retriedBy: 'nobody has to',
  },
  {
    name: 'payment provider says 500',
    focus: 'buying',
    expectedStatus: 502,
    share: 0.3,
    happen: during(
      ({ providerWay }) => providerWay.set('broken'),
      ({ providerWay }) => providerWay.set('open'),
    ),
    retriedBy: 'twice within the request, then the student; webhooks by the queue',
  },
  {
    name: 'webhooks late and twice',
    focus: 'buying',
    share: 0.3,
    happen: during(
      ({ webhooks }) => webhooks.set({ late: true, twice: true }),
      ({ webhooks }) => webhooks.set({}),
    ),
    retriedBy: 'the provider; the second one changes nothing',
  },
  ...clockCases,
  {
    name: `kill -9 of the product, ${lives + starts} times`,
    processDies: true,
    async happen(kit) {
      for (let count = 0; count < lives; count += 1) {
        await sleep(Math.random() * 2000);
        const { process: victim } = kit.product();
        const gone = new Promise((resolve) => victim.once('exit', resolve));
        // Every third time the power goes: the database that the product has started dies with it.
        if (count % 3 === 2) await kit.engine.kill?.();
        victim.kill('SIGKILL');
        await gone;
        if (count < starts) await kit.killWhileStarting(Math.random() * 4000);
        await kit.startAgain();
      }
    },
    retriedBy: 'student, browser queue; jobs of the dead after a minute, webhooks by the provider',
  },
];
