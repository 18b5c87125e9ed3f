import { useState } from 'react';
import type { Desk } from './desk.ts';
import { OpenDesk } from './open-desk.tsx';
import { useSheetPages } from './use-sheet-pages.ts';

type MarkingDeskProps = {
  desk: Desk;
  /** Another one begins anew: after a claim, or with what was saved elsewhere. */
  opening: number;
  onNews: (desk: Desk) => void;
  onReopen: (desk: Desk) => void;
};

/** A sheet on the desk. However often the marking begins anew, its pages stay open. */
export function MarkingDesk({ opening, ...props }: MarkingDeskProps) {
  const [attempt, setAttempt] = useState(0);
  const { test_slug, uploaded_at } = props.desk.sheet;
  const pages = useSheetPages(test_slug, `${uploaded_at} ${attempt}`);
  return <OpenDesk key={opening} {...props} pages={pages} onReadAgain={() => setAttempt(attempt + 1)} />;
}
