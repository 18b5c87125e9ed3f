import type { Answer } from '~/lib/api-call.ts';
import styles from './audit.module.css';
import { changesOf, type FieldChange, fitsInLine } from './audit.rules.ts';

type Entry = Answer<'GET /api/admin/audit'>['rows'][number];

/** Field by field: what it was and what it became. Long ones open on demand. */
export function AuditChanges({ entry: { before, after } }: { entry: Entry }) {
  const changes = changesOf(before, after);
  if (changes.length === 0) return <span aria-hidden="true">–</span>;
  if (fitsInLine(changes)) return <Changes changes={changes} />;
  return (
    <details className={styles.more}>
      <summary>{changes.length === 1 ? changes[0]?.name : `${changes.length} fields`}</summary>
      <Changes changes={changes} />
    </details>
  );
}

function Changes({ changes }: { changes: readonly FieldChange[] }) {
  return (
    <dl className={styles.changes}>
      {changes.map(({ name, before, after }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {before !== undefined && (
              <>
                <span className="visually-hidden">before: </span>
                <del>{before}</del>
              </>
            )}
            {before !== undefined && after !== undefined && <span aria-hidden="true"> → </span>}
            {after !== undefined && (
              <>
                <span className="visually-hidden"> after: </span>
                <ins>{after}</ins>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
