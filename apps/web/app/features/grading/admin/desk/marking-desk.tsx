import { useState } from 'react';
import type { Desk } from './desk.ts';
import { OpenDesk } from './open-desk.tsx';
import { useSheetPages } from './use-sheet-pages.ts';

type MarkingDeskProps = {
  desk: Desk;
  onNews: (desk: Desk) => void;
};

/** A sheet on the desk. Claimed or given back, it begins anew with what the server has; its pages stay open. */
export function MarkingDesk({ desk, onNews }: MarkingDeskProps) {
  const [opening, setOpening] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const { test_slug, uploaded_at } = desk.sheet;
  const pages = useSheetPages(test_slug, `${uploaded_at} ${attempt}`);
  return (
    <OpenDesk
      key={opening}
      desk={desk}
      pages={pages}
      onReadAgain={() => setAttempt(attempt + 1)}
      onNews={onNews}
      onReopen={(news) => {
        onNews(news);
        setOpening(opening + 1);
      }}
    />
  );
}
