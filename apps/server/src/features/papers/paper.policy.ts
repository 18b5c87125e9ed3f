import type { PaperAudience, PaperSource } from '@sevenfold/contract/papers/paper.constants';

interface SeenPaper {
  readonly id: number;
  readonly source: PaperSource;
  readonly ownerId: string | null;
  readonly audience: PaperAudience;
  readonly published: boolean;
  readonly opensAt: Date | null;
  readonly questionCount: number;
  readonly questions: readonly { readonly visible: boolean }[];
}

/** Who asks for papers. */
export interface PaperReader {
  readonly staff: boolean;
  readonly userId: string | undefined;
  /** Papers for chosen students that are for this one. */
  readonly chosen: ReadonlySet<number>;
}

/** Nothing of it was hidden or deleted since it was made. */
export const isWhole = ({ questions, questionCount }: SeenPaper): boolean =>
  questions.length === questionCount && questions.every(({ visible }) => visible);

export const isForEverybody = (paper: SeenPaper): boolean =>
  paper.published && paper.audience === 'everybody' && isWhole(paper);

/**
 * A student's own paper is theirs alone. Staff see all others; students those that are published, whole, and for
 * everybody or for them. Whether its subject may be known is asked of the catalogue.
 */
export function maySee(paper: SeenPaper, reader: PaperReader): boolean {
  if (paper.source === 'student') return paper.ownerId === reader.userId && isWhole(paper);
  if (reader.staff || isForEverybody(paper)) return true;
  return paper.published && paper.audience === 'chosen' && reader.chosen.has(paper.id) && isWhole(paper);
}

export const isOpen = ({ opensAt }: Pick<SeenPaper, 'opensAt'>, now: Date): boolean =>
  opensAt === null || now >= opensAt;

/** Staff look at a paper before it opens; nobody else does. */
export const mayRead = (paper: SeenPaper, reader: PaperReader, now: Date): boolean =>
  maySee(paper, reader) && (reader.staff || isOpen(paper, now));
