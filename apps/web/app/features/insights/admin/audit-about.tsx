import { Link } from 'react-router';
import type { Answer } from '~/lib/api-call.ts';
import styles from './audit.module.css';
import { aboutPath } from './audit.rules.ts';

type Entry = Answer<'GET /api/admin/audit'>['rows'][number];

/** The thing that something was done to, with the way to it where there is one. */
export function AuditAbout({ about }: Pick<Entry, 'about'>) {
  const path = aboutPath(about);
  return (
    <>
      {path ? <Link to={path}>{about.name}</Link> : about.name}
      <span className={styles.kind}>{about.kind}</span>
    </>
  );
}
