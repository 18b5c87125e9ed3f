import type { MouseEvent } from 'react';
import { messageOf } from '~/lib/api-error.ts';
import { fileOnUse } from '~/lib/on-use.tsx';
import { toast } from '~/ui/toast.ts';
import type { ShownPaper } from './load-paper.ts';
import { ownAudience } from './load-papers.ts';
import type { PrintChoice } from './paper.rules.ts';

const privateFile = fileOnUse(async () => (await import('./save-print.ts')).savePrint);

type PrintLinkProps = { paper: Pick<ShownPaper, 'slug' | 'source'>; choice: PrintChoice };

/** A plain link to the file. What only some may see is asked for as who is signed in, and saved: a link can't say who asks. */
export function PrintLink({ paper: { slug, source }, choice }: PrintLinkProps) {
  const save = (event: MouseEvent) => {
    if (source === 'mock' || ownAudience() === 'visitor') return;
    event.preventDefault();
    privateFile()
      .then((savePrint) => savePrint(slug, choice))
      .catch((error: unknown) => toast.error(messageOf(error)));
  };
  return (
    <a
      href={`/api/papers/${slug}/pdf?part=${choice.part}&style=${choice.style}`}
      target="_blank"
      rel="noopener"
      onClick={save}
    >
      {choice.label}
      <span className="visually-hidden"> as PDF (opens in a new tab)</span>
    </a>
  );
}
