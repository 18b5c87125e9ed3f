import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '~/lib/api.ts';
import { useOnline } from '~/lib/use-online.ts';
import { Skeleton, SkeletonPage } from '~/ui/skeleton.tsx';
import { BookletOverview } from './booklet-overview.tsx';
import { changed, moved, twiceOf, withNumber, without } from './hand-in.rules.ts';
import { HandOver } from './hand-over.tsx';
import { PageCard } from './page-card.tsx';
import styles from './photographed-booklet.module.css';
import { TakePages } from './take-pages.tsx';
import { useHandIn } from './use-hand-in.ts';

type PhotographedBookletProps = {
  slug: string;
  /** The name of a sheet that is there already. */
  replaces: string | undefined;
};

/** Pages come in, are looked at and put in order, and go to the teacher as one sheet. */
export function PhotographedBooklet({ slug, replaces }: PhotographedBookletProps) {
  const { data: told } = useQuery({
    queryKey: ['grading', slug, 'booklet'],
    queryFn: async () => (await api('GET /api/test/:slug/printed-pages', { params: { slug } })).pages,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const handIn = useHandIn(slug, told);
  const online = useOnline();
  const [retaking, setRetaking] = useState<string>();
  const { list, kept, change, problems, isKept } = handIn;
  if (!list) {
    return (
      <SkeletonPage label="Loading your pages…">
        <Skeleton height="10rem" />
        <Skeleton height="20rem" />
      </SkeletonPage>
    );
  }
  const { pages } = list;
  const booklet = told ?? list.booklet ?? [];
  const twice = twiceOf(pages);
  const isTwice = (number: number | null) => number !== null && twice.includes(number);
  return (
    <div className={styles.work}>
      <TakePages handIn={handIn} retaking={retaking} onRetaken={() => setRetaking(undefined)} />
      <div role="alert" className={styles.problems}>
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
      {!online && (
        <p role="status" className={styles.notice}>
          You are offline. Your pages are kept in this browser; hand them in when you are back.
        </p>
      )}
      {!isKept && pages.length > 0 && (
        <p role="status" className={styles.notice}>
          This browser keeps nothing. Please don’t close or reload this page before you have handed in.
        </p>
      )}
      <BookletOverview pages={pages} booklet={booklet} />
      {pages.length > 0 && (
        <section aria-labelledby="photographed-pages" className={styles.pages}>
          <h2 id="photographed-pages">Your pages</h2>
          <ol className={`plain-list ${styles.cards}`}>
            {pages.map((page, index) => (
              <PageCard
                key={page.id}
                page={page}
                place={index + 1}
                last={index === pages.length - 1}
                twice={isTwice(page.code.kind === 'good' ? page.code.page : page.byHand)}
                booklet={booklet}
                kept={kept}
                onTurn={({ id, quarters }) =>
                  change((before) => changed(before, id, { quarters: (quarters + 1) % 4 }))
                }
                onRetake={({ id }) => setRetaking(id)}
                onRemove={({ id }) => change((before) => without(before, id))}
                onMove={({ id }, by) => change((before) => moved(before, id, by))}
                onNumber={({ id }, number) => change((before) => withNumber(before, id, number))}
              />
            ))}
          </ol>
        </section>
      )}
      <HandOver slug={slug} handIn={handIn} pages={pages} online={online} replaces={replaces} />
    </div>
  );
}
