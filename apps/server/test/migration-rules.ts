/**
 * Rules for migrations that run while servers of the version before still work: add first, take away in a later
 * release (decision 037).
 */
const dangers: readonly { readonly what: string; readonly pattern: RegExp }[] = [
  {
    what: 'drops what the version before may read or write',
    pattern: /^(drop\s+(table|view|materialized|schema|sequence|type|domain|extension)|truncate)\b/,
  },
  {
    what: 'drops a column that the version before may name',
    pattern: /\bdrop\s+(column\b|(?!constraint|default|not|identity|expression)["\w]+\s*(,|$))/,
  },
  { what: 'renames what the version before knows by its old name', pattern: /^alter\s+\w+.*\brename\b/ },
  {
    what: 'changes the type of a column, which rewrites the table under a lock',
    pattern: /^alter\s+table\b.*\balter\b.*\btype\s+["\w]+/,
  },
  {
    what: 'adds a column that must be filled and that the version before leaves empty',
    pattern:
      /\badd\s+(column\s+)?(if\s+not\s+exists\s+)?"?\w+"?\s+(?!.*\bdefault\b)(?!.*\bgenerated\b).*\bnot\s+null\b/,
  },
  {
    what: 'forbids nulls that the version before may write',
    pattern: /\balter\s+(column\s+)?"?\w+"?\s+set\s+not\s+null\b/,
  },
  {
    what: 'takes away a default that the version before relies on',
    pattern: /\balter\s+(column\s+)?"?\w+"?\s+drop\s+default\b/,
  },
  {
    what: 'drops an index or a constraint that `on conflict` of the version before may need',
    pattern: /^drop\s+index\b|\bdrop\s+constraint\b/,
  },
  {
    what: 'adds a constraint that rows of the version before may break, and checks all rows under a lock',
    pattern: /\badd\s+constraint\b(?!.*\bnot\s+valid\b)/,
  },
  {
    what: 'builds an index under a lock that keeps writers out',
    pattern: /^create\s+(unique\s+)?index\s+(?!concurrently)/,
  },
  {
    what: 'changes a function or trigger that writes of the version before go through',
    pattern: /^(create\s+or\s+replace\s+(function|trigger)|drop\s+(function|trigger))\b/,
  },
];

/** Written above a statement, with the reason why the version before survives it. */
const excuse = /^\s*--\s*survivable:\s*\S.{9,}/im;

/** What PostgreSQL refuses inside a transaction, in which all migrations run. No reason makes it possible. */
const impossible = {
  what: 'can not run in a transaction, and migrations run in one',
  pattern:
    /^((create\s+(unique\s+)?|drop\s+)index\s+concurrently|reindex\b.*\bconcurrently|vacuum|alter\s+system|(create|drop)\s+(database|tablespace))\b/,
};

export interface Danger {
  readonly what: string;
  readonly statement: string;
}

/** What can't run at all, and what the version before might not survive unless a comment says why it does. */
export function dangersIn(migration: string): Danger[] {
  const made = new Set<string>();
  const found: Danger[] = [];
  for (const whole of statementsOf(migration)) {
    const statement = plain(whole);
    const created = /^create\s+table\s+(?:if\s+not\s+exists\s+)?"?(\w+)/.exec(statement)?.[1];
    if (created) made.add(created);
    if (impossible.pattern.test(statement)) {
      found.push({ what: impossible.what, statement });
      continue;
    }
    if (created || excuse.test(whole) || isAbout(statement, made)) continue;
    for (const { what, pattern } of dangers) if (pattern.test(statement)) found.push({ what, statement });
  }
  return found;
}

/** A table of the same migration is nobody's yet. */
function isAbout(statement: string, made: ReadonlySet<string>): boolean {
  const table =
    /^alter\s+table\s+(?:only\s+)?"?(\w+)/.exec(statement)?.[1] ??
    /^create\s+(?:unique\s+)?index\b.*?\bon\s+"?(\w+)/.exec(statement)?.[1];
  return table !== undefined && made.has(table);
}

/** Bodies of functions hold semicolons of their own. */
const statementsOf = (migration: string): string[] =>
  migration
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "'body'")
    .split(/;|--> statement-breakpoint/)
    .filter((statement) => plain(statement) !== '');

const plain = (statement: string): string =>
  statement.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim().toLowerCase();
