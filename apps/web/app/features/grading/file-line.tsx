import { CircleCheck, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './sheet-step.module.css';

type FileLineProps = { name: string; facts: string; arrived?: boolean; children?: ReactNode };

export function FileLine({ name, facts, arrived = false, children }: FileLineProps) {
  const Icon = arrived ? CircleCheck : FileText;
  return (
    <div className={styles.file} data-arrived={arrived}>
      <Icon aria-hidden="true" />
      <div className={styles.fileText}>
        <p className={styles.fileName}>{name}</p>
        <p className={styles.facts}>{facts}</p>
      </div>
      {children}
    </div>
  );
}
