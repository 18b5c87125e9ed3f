import { useQuery } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import { useParams } from 'react-router';
import { BackLink } from '~/lib/admin/back-link.tsx';
import { Loaded } from '~/lib/admin/loaded.tsx';
import { api } from '~/lib/api.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { calculatorWords, marksWords, minutesWords, paperPath } from '~/lib/papers/paper-words.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Page, PageHeader } from '~/ui/page.tsx';
import { printChoices } from '../paper.rules.ts';
import { PrintLink } from '../print-link.tsx';
import type { Route } from './+types/paper.page.ts';
import styles from './admin-papers.module.css';
import { BookletNote } from './booklet-note.tsx';
import { DeletePaper } from './delete-paper.tsx';
import { paperKey } from './paper-queries.ts';
import { PublishForm } from './publish-form.tsx';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    { title: titled('Paper'), description: 'One paper.', path: '/admin/papers', noIndex: true },
    args,
  );

const satWords = (sittings: number): string =>
  sittings === 0 ? 'Not sat yet' : sittings === 1 ? 'Sat once' : `Sat ${sittings} times`;

export default function AdminPaperPage() {
  const { slug = '' } = useParams();
  const query = useQuery({
    queryKey: paperKey(slug),
    queryFn: () => api('GET /api/admin/papers/:slug', { params: { slug } }),
  });
  return (
    <Page width="full">
      <BackLink to="/admin/papers">All papers</BackLink>
      <Loaded query={query} what="the paper">
        {(paper) => (
          <>
            <PageHeader
              title={paper.name}
              lead={`${paper.subject.subject_name}. ${marksWords(paper.marks)}, ${minutesWords(paper.minutes)}, ${calculatorWords(paper.calculatorAllowed).toLowerCase()}. ${satWords(paper.sittings)}.`}
              actions={
                <ButtonLink
                  to={paperPath(paper.slug)}
                  variant="secondary"
                  icon={<BookOpen aria-hidden="true" />}
                >
                  Read it
                </ButtonLink>
              }
            />
            <div className={styles.columns}>
              <PublishForm key={paper.slug} paper={paper} />
              <aside className={styles.side}>
                <section aria-labelledby="print">
                  <h2 id="print">Print</h2>
                  <ul className={`plain-list ${styles.links}`}>
                    {printChoices.map((choice) => (
                      <li key={choice.label}>
                        <PrintLink paper={paper} choice={choice} />
                      </li>
                    ))}
                  </ul>
                </section>
                <BookletNote subject={paper.subject} />
                {paper.source === 'staff' && <DeletePaper paper={paper} />}
              </aside>
            </div>
          </>
        )}
      </Loaded>
    </Page>
  );
}
