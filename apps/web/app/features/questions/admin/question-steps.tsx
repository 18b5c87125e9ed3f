import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '~/ui/button.tsx';
import styles from './questions.module.css';
import { editPath, placeIn, tablePath, useEditorState } from './table-trail.ts';

/** Through the rows that the table showed, and back to it as it was. */
export function QuestionSteps({ id }: { id: number }) {
  const { trail } = useEditorState();
  const place = placeIn(trail, id);
  const step = (label: string, to: number | undefined, icon: ReactNode) =>
    to !== undefined && (
      <ButtonLink
        to={editPath(to)}
        state={{ trail }}
        variant="quiet"
        size="sm"
        aria-label={label}
        title={label}
        icon={icon}
      />
    );
  return (
    <nav className={styles.steps} aria-label="Questions of the table">
      {place && (
        <>
          {step('Previous question', place.previous, <ChevronLeft aria-hidden="true" />)}
          <span>
            {place.position} of {place.total}
          </span>
          {step('Next question', place.next, <ChevronRight aria-hidden="true" />)}
        </>
      )}
      <ButtonLink to={tablePath(trail)} variant="secondary" size="sm">
        All questions
      </ButtonLink>
    </nav>
  );
}
