import { bankRoot } from '@sevenfold/contract/site/paths';
import { BookOpen } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useAudience } from '~/lib/auth/auth-store.ts';
import { type BankAddress, topicListPath } from '~/lib/bank/bank-address.ts';
import { useMarksOfUser, usePins } from '~/lib/bank/question-marks.ts';
import { type Catalogue, slugsOf, topicPath } from '~/lib/bank/topic-tree.ts';
import { useReloadAs } from '~/lib/bank/use-reload-as.ts';
import { layOutTheRest } from '~/lib/first-sight.ts';
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx';
import { ButtonLink } from '~/ui/button.tsx';
import { Page, PageHeader } from '~/ui/page.tsx';
import { Skeleton, SkeletonPage } from '~/ui/skeleton.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { ListFoot, ListHead } from './list-bars.tsx';
import type { LoadedList } from './load-list.ts';
import { Missing } from './missing.tsx';
import { NeedsAccountForFilters, NoQuestions } from './no-questions.tsx';
import { QuestionCard } from './question-card.tsx';
import styles from './question-list.module.css';
import { StaffSlot } from './staff-slot.tsx';
import { useChosenAddress } from './use-chosen-address.ts';

type QuestionListProps = { list: LoadedList | undefined; catalogue: Catalogue; address: BankAddress };

export function QuestionList({ list, catalogue, address }: QuestionListProps) {
  useMarksOfUser();
  const [chosen, choose, goTo] = useChosenAddress(address);
  const cards = useRef<HTMLOListElement>(null);
  useEffect(() => layOutTheRest(cards.current), []);
  const { subject, topics } = catalogue;
  const path = topicPath(topics, address);
  const here = path.at(-1);
  const isLeaf = here !== undefined && here.below.length === 0;
  const pins = usePins();
  const audience = useAudience();
  // The server's list has nobody's pins in front. Whoever may have some sees it in its final order at once, or not yet;
  // and what is being read keeps its order, whatever was pinned meanwhile, here or elsewhere.
  const [finalFor, setFinalFor] = useState<typeof audience>();
  const isFinal = finalFor !== undefined && finalFor === audience;
  const reloading = useReloadAs(
    list?.readAs ?? 'visitor',
    (as) => as === 'staff' || list?.needs !== undefined || (isLeaf && !isFinal && pins === 'some'),
  );
  const waiting = reloading || audience === undefined;
  const pinsMissing = isLeaf && !isFinal && (waiting || (audience !== 'visitor' && pins === 'unknown'));
  if (!isFinal && !waiting && !pinsMissing) setFinalFor(audience);
  if (!list) {
    return (
      <Missing text="The question bank has no such topic. The address may be mistyped." waiting={waiting} />
    );
  }

  const trail = [
    { label: 'Question Bank', to: bankRoot },
    ...(subject ? [{ label: subject.name, to: topicListPath({ subject: subject.slug }) }] : []),
    ...path.slice(0, -1).map((topic, depth) => ({
      label: topic.name,
      to: topicListPath(slugsOf(subject?.slug ?? '', path.slice(0, depth + 1))),
    })),
  ];
  return (
    <Page>
      <Breadcrumbs items={trail} />
      <PageHeader
        title={here?.name ?? (subject ? `All ${subject.name} questions` : 'All questions')}
        actions={
          here && (
            <ButtonLink
              to={topicListPath(slugsOf(subject?.slug ?? '', path), `${bankRoot}/syllabus`)}
              variant="secondary"
              size="sm"
              icon={<BookOpen aria-hidden="true" />}
            >
              Syllabus &amp; formulas
            </ButtonLink>
          )
        }
      />
      <div className={styles.columns}>
        <FilterPanel address={chosen} onChoose={choose} catalogue={catalogue} total={list.total} />
        <div className={styles.results}>
          <ListHead address={address} total={list.total} chosen={chosen} onChoose={choose} onGo={goTo} />
          <ActiveFilters address={chosen} onGo={goTo} />
          {list.needs && waiting && (
            <div data-show-for="users">
              <SkeletonPage>
                <Skeleton width="100%" height="16rem" />
                <Skeleton width="100%" height="16rem" />
              </SkeletonPage>
            </div>
          )}
          {list.needs && (
            <div data-show-for={waiting ? 'visitors' : undefined}>
              <NeedsAccountForFilters address={address} needs={list.needs} />
            </div>
          )}
          {!list.needs && list.questions.length === 0 && <NoQuestions address={address} />}
          {list.questions.length > 0 && (
            <ol
              className={`plain-list ${styles.cards}`}
              ref={cards}
              data-pins={pinsMissing ? 'missing' : undefined}
            >
              {list.questions.map((question, index) => (
                <li key={question.id}>
                  <QuestionCard
                    question={question}
                    listed={address}
                    canPin={isLeaf}
                    staffControls={question.staff && <StaffSlot question={question} />}
                    position={(address.page - 1) * address.pageSize + index + 1}
                  />
                </li>
              ))}
            </ol>
          )}
          <ListFoot address={address} total={list.total} chosen={chosen} onChoose={choose} />
        </div>
      </div>
    </Page>
  );
}
