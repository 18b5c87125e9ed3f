import type { PaperOfTest } from '@sevenfold/contract/papers/papers';
import { FileText } from 'lucide-react';
import { paperPath } from '~/lib/papers/paper-words.ts';
import { ButtonLink } from '~/ui/button.tsx';

/** From what came of a paper back to the paper. */
export function PaperLink({ paper }: { paper: Pick<PaperOfTest, 'slug'> | null }) {
  return (
    paper && (
      <ButtonLink to={paperPath(paper.slug)} variant="secondary" icon={<FileText aria-hidden="true" />}>
        The paper
      </ButtonLink>
    )
  );
}
