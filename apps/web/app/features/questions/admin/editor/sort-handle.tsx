import { GripVertical } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './editor.module.css';

type SortHandleProps = ComponentProps<'button'> & { label: string };

/** Holds one of a list while it is moved. Its name says where it stands, its keys are told once per list. */
export function SortHandle({ label, ...rest }: SortHandleProps) {
  return (
    <button
      {...rest}
      type="button"
      className={styles.handle}
      aria-label={`Move ${label}`}
      title="Drag, or use the arrow keys"
    >
      <GripVertical aria-hidden="true" />
    </button>
  );
}
