import type { ImportKind } from '@sevenfold/contract/imports/import.constants';
import { importColumns } from '@sevenfold/contract/imports/import-columns';
import type { ImportMapping } from '@sevenfold/contract/imports/import-mapping.rules';
import type { z } from 'zod';
import type { RowIssue } from '../imports.tables.ts';

const truth = new Map([
  ...['yes', 'y', 'true', '1', 'x', 'ja', 'oui', 'allowed'].map((word) => [word, true] as const),
  ...['no', 'n', 'false', '0', 'nein', 'non', 'not allowed'].map((word) => [word, false] as const),
]);

const listed = (words: readonly (string | number)[]) => `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

/**
 * Reads the cells of one row under the names of our columns, and gathers what is wrong. Undefined stands for an empty
 * cell; whether a column is in the file at all is another question, since what it doesn't speak of stays as it is.
 */
export function rowReader(kind: ImportKind, mapping: ImportMapping, cells: readonly string[]) {
  const issues: RowIssue[] = [];
  const columns = importColumns[kind];
  const has = (name: string) => Object.hasOwn(mapping, name);
  const complain = (column: string, message: string) => {
    issues.push({ column, message });
    return undefined;
  };
  const text = (name: string): string | undefined => {
    const cell = has(name) ? (cells[mapping[name]!] ?? '').trim() : '';
    return cell === '' ? undefined : cell;
  };
  return {
    issues,
    has,
    text,
    complain,
    whole(name: string): number | undefined {
      const cell = text(name);
      if (cell === undefined) return undefined;
      if (!/^-?\d{1,9}(\.0+)?$/.test(cell)) return complain(name, 'must be a whole number');
      return Number(cell);
    },
    yesOrNo(name: string): boolean | undefined {
      const cell = text(name);
      if (cell === undefined) return undefined;
      return truth.get(cell.toLowerCase()) ?? complain(name, 'must be yes or no');
    },
    choice<const Word extends string>(name: string, words: readonly Word[]): Word | undefined {
      const cell = text(name)?.toLowerCase();
      if (cell === undefined) return undefined;
      const word = words.find((one) => one.toLowerCase() === cell);
      return word ?? complain(name, `must be ${listed(words)}`);
    },
    list: (name: string): string[] =>
      (text(name) ?? '')
        .split(/[;\n]/)
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    /** Once what is read is merged with what is there. */
    requireAll(known: Readonly<Record<string, unknown>>, namesOf: Readonly<Record<string, string>> = {}) {
      for (const { name, required } of columns) {
        if (!required || issues.some(({ column }) => column === name)) continue;
        const value = known[namesOf[name] ?? name];
        if (value === undefined || value === '') complain(name, 'is required');
      }
    },
  };
}

export type RowReader = ReturnType<typeof rowReader>;

/** A finding of the schema in our words. */
export function schemaMessage(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_big') {
    return issue.origin === 'string'
      ? `is longer than ${issue.maximum} characters`
      : `must be at most ${issue.maximum}`;
  }
  if (issue.code === 'too_small') {
    return issue.origin === 'string' ? 'is required' : `must be at least ${issue.minimum}`;
  }
  if (issue.code === 'invalid_format') return 'is not a valid name: small letters, digits and dashes';
  return issue.message;
}
