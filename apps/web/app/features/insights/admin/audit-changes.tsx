import type { Answer } from '~/lib/api-call.ts';
import styles from './audit-changes.module.css';

type Entry = Answer<'GET /api/admin/audit'>['rows'][number];

const shown = (value: unknown) =>
  value === null || value === undefined ? '–' : typeof value === 'string' ? value : JSON.stringify(value);

/** Field by field: what it was and what it became. Long texts open on demand. */
export function AuditChanges({ entry: { before, after } }: { entry: Entry }) {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (fields.length === 0) return <span aria-hidden="true">–</span>;
  return (
    <details className={styles.changes}>
      <summary>{fields.length === 1 ? fields[0] : `${fields.length} fields`}</summary>
      <dl>
        {fields.map((field) => (
          <div key={field}>
            <dt>{field}</dt>
            <dd>
              <del>{shown(before?.[field])}</del> <ins>{shown(after?.[field])}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
