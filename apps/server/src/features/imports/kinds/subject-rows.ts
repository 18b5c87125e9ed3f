import { slugSchema } from '@sevenfold/contract/catalogue/catalogue.schema';
import { readSubjectRows, type SubjectRow, saveSubjectRows } from '../../catalogue/import-catalogue.ts';
import type { CheckedRow } from '../import-rows.queries.ts';
import type { ImportRules } from './import-kind.ts';
import { rowReader } from './row-reader.ts';
import { earlierRows } from './seen-keys.ts';

const longestName = 120;

export const subjectRules: ImportRules = {
  mostRows: 1000,
  rowsAtATime: 200,
  rowsPerWrite: 200,
  async begin({ services, record }) {
    const there = await readSubjectRows(services.database.db);
    const last = Math.max(0, ...[...there.values()].map(({ position }) => position));
    const seen = earlierRows();
    return async (rows) =>
      rows.map(({ row, cells }): CheckedRow => {
        const reader = rowReader('subjects', record.mapping, cells);
        const slug = reader.text('slug') ?? '';
        const before = there.get(slug);
        const merged: Partial<SubjectRow> = {
          staffOnly: true,
          position: last + row,
          ...(before && { name: before.name, staffOnly: before.staffOnly, position: before.position }),
          slug,
        };
        const next = {
          ...merged,
          ...(reader.has('name') && { name: reader.text('name') ?? '' }),
          ...defined('staffOnly', reader.yesOrNo('staff_only')),
          ...defined('position', reader.whole('position')),
        };
        reader.requireAll(next);
        if (slug !== '' && !slugSchema.safeParse(slug).success) {
          reader.complain('slug', 'must be small letters, digits and dashes, at most 120');
        }
        if ((next.name ?? '').length > longestName)
          reader.complain('name', `is longer than ${longestName} characters`);
        seen.complainOfTwice(reader, 'slug', slug, row);
        if (reader.issues.length > 0) return { row, key: slug, state: 'wrong', issues: reader.issues };
        const prepared = next as SubjectRow;
        const isSame =
          before?.name === prepared.name &&
          before.staffOnly === prepared.staffOnly &&
          before.position === prepared.position;
        return { row, key: slug, state: !before ? 'new' : isSame ? 'same' : 'changed', issues: [], prepared };
      });
  },
  write: ({ db }, prepared) => saveSubjectRows(db, prepared as readonly SubjectRow[]),
};

export const defined = <Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): Partial<Record<Name, Value>> => (value === undefined ? {} : ({ [name]: value } as Record<Name, Value>));
