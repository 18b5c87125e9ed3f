import { TextCursorInput } from 'lucide-react';
import { useEffect, useState } from 'react';
import { partOnUse } from '~/lib/on-use.tsx';
import { Button } from '~/ui/button.tsx';

const Practice = partOnUse(async () => (await import('./practice.tsx')).Practice);

/** Who answers one question answers the next: where it was opened before, it opens by itself. */
const openKey = 'practice:open';

type OpenPracticeProps = {
  id: number;
  /** Opens by itself for those who have opened it before. A list leaves it closed. */
  remembers?: boolean;
};

export function OpenPractice({ id, remembers = false }: OpenPracticeProps) {
  const [open, setOpen] = useState<'closed' | 'again' | 'now'>('closed');
  useEffect(() => {
    // Who was quicker than this has opened it just now.
    if (remembers && localStorage.getItem(openKey)) setOpen((was) => (was === 'closed' ? 'again' : was));
  }, [remembers]);
  if (open !== 'closed') return <Practice id={id} takesFocus={open === 'now'} />;
  const begin = () => {
    setOpen('now');
    if (remembers) localStorage.setItem(openKey, '1');
  };
  return (
    <Button variant="secondary" size="sm" icon={<TextCursorInput aria-hidden="true" />} onClick={begin}>
      Type your answer
    </Button>
  );
}
