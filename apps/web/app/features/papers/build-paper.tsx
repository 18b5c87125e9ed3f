import { marksForMinutes, minutesForMarks } from '@sevenfold/contract/papers/sat-papers.rules';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useTopics } from '~/lib/bank/use-topics.ts';
import { minutesWords } from '~/lib/papers/paper-words.ts';
import { BuilderFrame } from '~/ui/builder-frame.tsx';
import { Button } from '~/ui/button.tsx';
import { ChoiceCards } from '~/ui/choice-cards.tsx';
import { CoverSheet } from '~/ui/cover-sheet.tsx';
import { TextField } from '~/ui/field.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { Skeleton, SkeletonPage } from '~/ui/skeleton.tsx';
import { useInvalidFocus } from '~/ui/use-invalid-focus.ts';
import styles from './build-paper.module.css';
import { useKeptWishes } from './kept-wishes.ts';
import { likelySubjects } from './load-papers.ts';
import { useBuildPaper } from './use-build-paper.ts';
import { BlockedWishes } from './wishes/blocked-wishes.tsx';
import { presetsOf } from './wishes/presets.rules.ts';
import { TopicsFailed } from './wishes/topics-failed.tsx';
import { WishFields } from './wishes/wish-fields.tsx';
import { blueprintOf, noWishes, type SentBlueprint, type Wishes, wishesOf } from './wishes/wishes.rules.ts';

export interface SubjectChoice {
  readonly slug: string;
  readonly subject_name: string;
}

export function BuildPaper({ subjects }: { subjects: readonly SubjectChoice[] }) {
  const [query] = useSearchParams();
  const { kept, known, keep } = useKeptWishes();
  const asked = query.get('subject');
  const subject = subjects.find(({ slug }) => slug === kept.subject);
  const topics = useTopics(subject?.slug ?? null);
  const { busy, problems, blocked, build, forget } = useBuildPaper();
  const form = useRef<HTMLFormElement>(null);
  useInvalidFocus(form, problems);
  const presets = subject ? presetsOf(subject.slug) : [];

  // The course of the link, or else the one that somebody most likely means.
  useEffect(() => {
    if (!known || (kept.subject !== '' && (asked === null || asked === kept.subject))) return;
    const likely = [asked ?? undefined, ...likelySubjects()];
    const found = likely.find((slug) => subjects.some((one) => one.slug === slug));
    if (found !== undefined && found !== kept.subject) keep({ subject: found, wishes: noWishes });
  }, [known, asked, kept.subject, subjects, keep]);

  const change = (wishes: Wishes) => {
    keep({ wishes });
    forget();
  };
  const send = (wishes: Wishes) =>
    void build({ subject: subject?.slug ?? '', name: kept.name || nameFor(subject), wishes });
  const takeNearest = (blueprint: SentBlueprint) => {
    const wishes = wishesOf(blueprint);
    keep({ wishes });
    send(wishes);
  };

  return (
    <BuilderFrame
      quietCover
      cover={
        <section aria-labelledby="your-paper">
          <CoverSheet
            kicker="Your paper"
            kickerId="your-paper"
            title={subject?.subject_name ?? 'No subject yet'}
            facts={coverFacts(subject?.slug, kept.wishes)}
          />
        </section>
      }
    >
      <form
        ref={form}
        className={styles.form}
        aria-label="Wishes for a paper"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send(kept.wishes);
        }}
      >
        <SelectField
          label="Subject"
          name="subject"
          required
          value={kept.subject}
          options={[
            { value: '', label: 'Choose a subject', disabled: true },
            ...subjects.map(({ slug, subject_name }) => ({ value: slug, label: subject_name })),
          ]}
          onChange={(slug) => {
            keep({ subject: slug, wishes: noWishes });
            forget();
          }}
        />
        {subject && (
          <>
            <ChoiceCards
              legend="Begin with"
              name="preset"
              columns={2}
              value={presets.find(({ wishes }) => isSame(wishes, kept.wishes))?.key ?? null}
              options={presets.map(({ key, label, description }) => ({ value: key, label, description }))}
              onChange={(key) => {
                const preset = presets.find((one) => one.key === key);
                if (preset) change(preset.wishes);
              }}
            />
            {topics.isError && <TopicsFailed query={topics} />}
            {topics.isPending && (
              <SkeletonPage label="Loading the topics…">
                <Skeleton height="14rem" />
              </SkeletonPage>
            )}
            {topics.data && (
              <WishFields
                key={subject.slug}
                subject={subject.slug}
                tree={topics.topics}
                wishes={kept.wishes}
                problems={problems}
                onChange={change}
              />
            )}
            <TextField
              label="Name"
              name="name"
              optional
              maxLength={120}
              placeholder={nameFor(subject)}
              value={kept.name}
              {...(problems.name && { error: problems.name })}
              onChange={(name) => keep({ name })}
            />
          </>
        )}
        <div className={styles.result}>
          {blocked && <BlockedWishes blocked={blocked} busy={busy} onTake={takeNearest} />}
          <Button type="submit" size="lg" fullWidth busy={busy} disabled={!subject || !topics.data}>
            Build my paper
          </Button>
          <p className={styles.note}>
            Building costs nothing. Sitting the paper counts as one of this month’s tests.
          </p>
        </div>
      </form>
    </BuilderFrame>
  );
}

const nameFor = (subject: SubjectChoice | undefined): string =>
  `My ${subject?.subject_name ?? ''} paper`.replace('  ', ' ');

const isSame = (one: Wishes, other: Wishes): boolean => JSON.stringify(one) === JSON.stringify(other);

/** As far as it can be said before it is built. */
function coverFacts(subject: string | undefined, wishes: Wishes) {
  const { blueprint } = blueprintOf(wishes);
  if (!blueprint || !subject) {
    return [
      { name: 'Marks', value: '–' },
      { name: 'Time', value: '–' },
    ];
  }
  const { total, papers, sections } = blueprint;
  const about = (words: string) => `about ${words}`;
  return [
    {
      name: 'Marks',
      value: 'marks' in total ? total.marks : about(String(marksForMinutes(subject, papers, total.minutes))),
    },
    {
      name: 'Time',
      value:
        'minutes' in total
          ? minutesWords(total.minutes)
          : about(minutesWords(minutesForMarks(subject, papers, total.marks))),
    },
    ...(sections.length > 1 ? [{ name: 'Sections', value: sections.length }] : []),
  ];
}
