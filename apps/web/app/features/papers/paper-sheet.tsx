import { papersRoot } from '@sevenfold/contract/site/paths';
import { QuestionBody } from '~/lib/bank/question-body.tsx';
import { ZoomableFigures } from '~/lib/bank/zoomable-figures.tsx';
import { calculatorWords, marksWords, minutesWords } from '~/lib/papers/paper-words.ts';
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx';
import { Page, PageHeader } from '~/ui/page.tsx';
import type { ShownPaper } from './load-paper.ts';
import { OpeningTime } from './opening-time.tsx';
import { PaperAside } from './paper-aside.tsx';
import styles from './paper-sheet.module.css';

/** A paper to read: its questions in their sections, and beside them what can be done with it. */
export function PaperSheet({ paper }: { paper: ShownPaper }) {
  const { subject } = paper;
  return (
    <Page>
      <Breadcrumbs
        items={[
          { label: 'Papers', to: papersRoot },
          { label: subject.subject_name, to: `${papersRoot}?subject=${subject.slug}` },
        ]}
      />
      <PageHeader title={paper.name} lead={leadOf(paper)} />
      <div className={styles.columns}>
        <PaperAside paper={paper} />
        {paper.open || paper.sections.length > 0 ? (
          <div className={styles.sections}>
            {paper.sections.map((section, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the sections of a paper never move
              <Section key={index} section={section} paper={paper} />
            ))}
          </div>
        ) : (
          <p className={styles.closed}>
            The questions open {paper.opensAt && <OpeningTime at={paper.opensAt} />}. You can read, print and
            sit the paper from then on.
          </p>
        )}
      </div>
    </Page>
  );
}

/** What is to be done, as the cover of a paper says it. */
const leadOf = ({ subject, marks, minutes, sections }: ShownPaper): string =>
  `${subject.subject_name}: ${marksWords(marks)} in ${minutesWords(minutes)}${
    sections.length > 1 ? `, ${sections.map(({ name }) => name).join(' and ')}` : ''
  }.`;

type SectionProps = { section: ShownPaper['sections'][number]; paper: ShownPaper };

function Section({ section: { name, marks, questions }, paper }: SectionProps) {
  return (
    <section className={styles.section} aria-label={name || 'Questions'}>
      {name && (
        <header className={styles.sectionHead}>
          <h2>{name}</h2>
          <p>{marksWords(marks)}</p>
        </header>
      )}
      <ol className={`plain-list ${styles.questions}`}>
        {questions.map((question) => (
          <li key={question.number} className={styles.question}>
            <p className={styles.number}>
              <span className="visually-hidden">Question </span>
              {question.number}
            </p>
            <div className={styles.body}>
              {/* Of one part with one mark the text says it. */}
              {question.marks > 1 && <p className={styles.marks}>[Maximum mark: {question.marks}]</p>}
              {paper.calculatorAllowed === null && (
                <p className={styles.calculator}>{calculatorWords(question.calculatorAllowed)}</p>
              )}
              <ZoomableFigures>
                <QuestionBody question={question.readable} />
              </ZoomableFigures>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
