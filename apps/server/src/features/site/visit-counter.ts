import { createHmac } from 'node:crypto';
import { type PageKind, pageKindOf } from '@sevenfold/contract/site/page-kind.rules';
import { networkOf } from '../../platform/rate-limits/network.ts';
import type { Services } from '../../platform/services.ts';
import { addSeen, forgetBefore, type SeenPage, saltOf } from './visits.queries.ts';

export interface Visit {
  readonly path: string;
  readonly address: string;
  readonly browser: string;
}

/** A page for everybody who was anywhere on the site. */
const wholeSite = '';
/** An address that sends more than this between two writings is a program. */
const mostViews = 200;
/**
 * So many visitors an address stands for on a day. What a browser says of itself costs nothing to make up, so it only
 * chooses one of these: thirty browsers that differ are some twenty-three, ten thousand made-up names are fifty.
 */
const visitorsPerAddress = 50;

interface Seen {
  readonly day: string;
  readonly page: PageKind | typeof wholeSite;
  views: number;
  readonly marks: Set<string>;
}

export interface VisitCounter {
  count(visit: Visit): Promise<void>;
  /** Writes down what was counted since the last time. */
  flush(): Promise<void>;
}

/**
 * Counts in memory and writes now and then: a visit costs no write of its own. What a server hadn't written when it
 * was killed is lost, which for a count of visits is no harm.
 */
export function createVisitCounter({
  database: { db },
  clock,
  ids,
}: Pick<Services, 'database' | 'clock' | 'ids'>): VisitCounter {
  const seen = new Map<string, Seen>();
  const viewsOf = new Map<string, number>();
  let salt: { readonly day: string; readonly value: Promise<string> } | undefined;
  let forgottenBefore = '';

  const today = () => clock.now().toISOString().slice(0, 10);

  function saltFor(day: string): Promise<string> {
    if (salt?.day !== day) {
      const value = saltOf(db, day, ids.secret());
      salt = { day, value };
      value.catch(() => {
        salt = undefined;
      });
    }
    return salt.value;
  }

  function add(day: string, page: Seen['page'], mark: string): void {
    const key = `${day} ${page}`;
    const entry = seen.get(key) ?? { day, page, views: 0, marks: new Set<string>() };
    entry.views += 1;
    entry.marks.add(mark);
    seen.set(key, entry);
  }

  return {
    async count({ path, address, browser }) {
      const page = pageKindOf(path);
      if (!page) return;
      const day = today();
      const key = await saltFor(day);
      const network = networkOf(address);
      const place = markOf(key, network);
      const views = (viewsOf.get(place) ?? 0) + 1;
      viewsOf.set(place, views);
      if (views > mostViews) return;
      const mark = markOf(key, network, slotOf(key, network, browser));
      add(day, page, mark);
      add(day, wholeSite, mark);
    },
    async flush() {
      const entries: SeenPage[] = [...seen.values()].map((entry) => ({ ...entry, marks: [...entry.marks] }));
      seen.clear();
      viewsOf.clear();
      if (entries.length > 0) await addSeen(db, entries);
      const day = today();
      if (forgottenBefore !== day) {
        await forgetBefore(db, day);
        forgottenBefore = day;
      }
    },
  };
}

const digestOf = (key: string, parts: readonly unknown[]): Buffer =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest();

const markOf = (key: string, ...parts: unknown[]): string =>
  digestOf(key, parts).toString('base64url').slice(0, 22);

/** Which of the visitors that an address stands for a browser is, today. */
const slotOf = (key: string, network: string, browser: string): number =>
  digestOf(key, ['browser', network, browser]).readUInt32BE() % visitorsPerAddress;
