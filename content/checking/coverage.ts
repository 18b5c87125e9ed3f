import { examShapeOf } from '@sevenfold/contract/catalogue/exam-papers.rules';
import {
  type Difficulty,
  difficulties,
  type PaperName,
  paperName,
} from '@sevenfold/contract/questions/question.constants';
import type { TopicContent } from '../bank-content.ts';
import { subjects } from '../catalogue.ts';
import { paperPartOf } from '../paper-part.ts';
import type { ListedDesign } from './design-facts.ts';
import type { ReplyFacts } from './inspect-replies.ts';
import { keyLine, keyShares, unevenKeys } from './key-letters.ts';

const goals = {
  designs: 1500,
  templates: 780,
  questions: 10_000,
  maths: 90,
  sciences: 45,
  perMathsSubtopic: 2,
  /** Listed to the student of a subtopic, as its own or beside another one. */
  perSubtopic: 8,
  /** Of the marks of parts in which something is calculated or chosen. */
  markedByMachine: 0.85,
  withFollowThrough: 150,
  withNamedMistakes: 300,
  /** Of the designs that a maths course lists. */
  hard: 0.2,
  /** Of each maths course: long questions over several topics. */
  sectionB: { designs: 12, marks: [14, 22] },
  /** Of each maths course at the higher level, in paper 3. */
  investigations: 12,
  /** Of each science, in papers 1A and 1B. */
  multipleChoice: 150,
  dataBased: 30,
} as const;

const belongsTo = (topic: TopicContent, number: string): boolean =>
  topic.number === number || topic.topics.some((below) => belongsTo(below, number));

/** Designs that a subject lists: its own, and those of the standard level that are shared with it. */
const listedIn = (subject: string, all: readonly ListedDesign[]): readonly ListedDesign[] =>
  all.filter(
    (design) =>
      design.subject === subject ||
      (design.subject === subject.replace(/-hl$/, '-sl') && design.facts.shared !== false),
  );

const isAs =
  (difficulty: Difficulty) =>
  ({ facts }: ListedDesign): boolean =>
    facts.difficulty === difficulty;

const isOfPaper =
  (name: PaperName) =>
  ({ subject, facts: { paper, multipleChoice = false } }: ListedDesign): boolean =>
    name === paperName({ paper, paper_part: paperPartOf(subject, paper, multipleChoice) });

const isSubtopic = ({ number }: TopicContent): boolean => number.split('.').length === 2;

const subtopicsOf = (topics: readonly TopicContent[]): readonly TopicContent[] =>
  topics.flatMap((topic) => (isSubtopic(topic) ? [topic] : subtopicsOf(topic.topics)));

/** What its student finds there: designs of which it is the topic, or one of the others. */
const listedAt = (topic: TopicContent, listed: readonly ListedDesign[]): readonly ListedDesign[] =>
  listed.filter(({ topicNumber, facts }) =>
    [topicNumber, ...(facts.also ?? [])].some((number) => belongsTo(topic, number)),
  );

/** Which subtopics have how many designs, by difficulty and paper, and how much of them the machine marks. */
export function printShelves(all: readonly ListedDesign[]): void {
  for (const { slug, name, topics, staffOnly } of subjects) {
    if (staffOnly) continue;
    const listed = listedIn(slug, all);
    const { papers } = examShapeOf(slug);
    console.log(
      `\n${name}: designs, ${difficulties.join('/')}, papers ${papers.join('/')}, calculated marks that are marked`,
    );
    const keys = keyLine(listed);
    if (keys) console.log(`  ${keys}; for each subtopic behind its line`);
    for (const topic of subtopicsOf(topics)) {
      const here = listedAt(topic, listed);
      const counts = <Value>(
        values: readonly Value[],
        isOf: (value: Value) => (design: ListedDesign) => boolean,
      ) => values.map((value) => here.filter(isOf(value)).length).join('/');
      const { typed, computed } = markedOf(here);
      console.log(
        [
          `  ${`${topic.number} ${topic.name}`.slice(0, 46).padEnd(46)}`,
          String(here.length).padStart(3),
          counts(difficulties, isAs).padStart(9),
          counts(papers, isOfPaper).padStart(9),
          `${computed === 0 ? '–' : `${Math.floor((100 * typed) / computed)} %`}`.padStart(6),
          (keyShares(here) ?? '').padStart(12),
          here.length < goals.perSubtopic ? ` below ${goals.perSubtopic}` : '',
        ]
          .join(' ')
          .trimEnd(),
      );
    }
  }
}

export function printCoverage(all: readonly ListedDesign[]): void {
  for (const subject of subjects) {
    const own = all.filter((design) => design.subject === subject.slug);
    const { papers } = examShapeOf(subject.slug);
    console.log(`\n${subject.name}: ${line(own, papers)}`);
    for (const topic of subject.topics) {
      const here = own.filter(({ topicNumber }) => belongsTo(topic, topicNumber));
      console.log(`  ${`${topic.number} ${topic.name}`.padEnd(46)} ${line(here, papers)}`);
    }
  }
}

function line(designs: readonly ListedDesign[], papers: readonly PaperName[]): string {
  const count = (test: (design: ListedDesign) => boolean) => designs.filter(test).length;
  const variants = designs.reduce((sum, { facts }) => sum + facts.variants, 0);
  const routes = designs.flatMap(({ facts }) => facts.routes);
  const byRoute = [...new Set(routes)].map(
    (route) => `${route} ${routes.filter((one) => one === route).length}`,
  );
  return [
    `${designs.length} designs (${count(({ isTemplate }) => isTemplate)} templates), ${variants} questions`,
    `${difficulties.join('/')} ${difficulties.map((difficulty) => count(isAs(difficulty))).join('/')}`,
    `papers ${papers.join('/')} ${papers.map((name) => count(isOfPaper(name))).join('/')}`,
    `checked: ${byRoute.join(', ') || 'nothing to calculate'}`,
    markedLine(designs),
  ].join('; ');
}

function markedOf(designs: readonly ListedDesign[]): Pick<ReplyFacts, 'typed' | 'computed'> {
  const replies = designs.flatMap(({ facts }) => facts.replies ?? []);
  const sum = (of: (one: ReplyFacts) => number) => replies.reduce((total, one) => total + of(one), 0);
  return { typed: sum(({ typed }) => typed), computed: sum(({ computed }) => computed) };
}

/** How much of what is calculated the machine can mark. */
function markedLine(designs: readonly ListedDesign[]): string {
  const replies = designs.flatMap(({ facts }) => facts.replies ?? []);
  const { typed, computed } = markedOf(designs);
  const share = computed === 0 ? '' : ` (${Math.floor((100 * typed) / computed)} %)`;
  return [
    `marked by the machine: ${typed} of ${computed} calculated marks${share}`,
    `with follow-through ${replies.filter(({ follows }) => follows > 0).length}`,
    `with named mistakes ${replies.filter(({ mistakes }) => mistakes > 0).length}`,
    `without replies ${designs.length - replies.length}`,
  ].join(', ');
}

/** What is still missing of what the bank must hold: of its designs, and of what subjects list, borrowed ones too. */
export function* missing(all: readonly ListedDesign[], shelved: readonly ListedDesign[]): Generator<string> {
  const templates = all.filter(({ isTemplate }) => isTemplate).length;
  const questions = all.reduce((sum, { facts }) => sum + Math.min(facts.variants, facts.draws), 0);
  if (all.length < goals.designs) yield `${all.length} designs of ${goals.designs}`;
  if (templates < goals.templates) yield `${templates} templates of ${goals.templates}`;
  if (questions < goals.questions) yield `${questions} questions of ${goals.questions}`;
  const count = (test: (facts: ReplyFacts) => boolean) =>
    all.filter(({ facts }) => facts.replies && test(facts.replies)).length;
  const [follow, mistaken] = [count(({ follows }) => follows > 0), count(({ mistakes }) => mistakes > 0)];
  if (follow < goals.withFollowThrough)
    yield `${follow} designs with follow-through of ${goals.withFollowThrough}`;
  if (mistaken < goals.withNamedMistakes)
    yield `${mistaken} designs with named mistakes of ${goals.withNamedMistakes}`;
  for (const { key, facts } of all) if (!facts.replies) yield `${key}: says nothing of what students type`;
  for (const { slug, topics, staffOnly } of subjects) {
    if (staffOnly) continue;
    const own = all.filter((design) => design.subject === slug);
    const goal = slug.startsWith('math') ? goals.maths : goals.sciences;
    if (own.length < goal) yield `${slug}: ${own.length} designs of ${goal}`;
    const { typed, computed } = markedOf(own);
    if (typed < goals.markedByMachine * computed) {
      yield `${slug}: the machine marks ${typed} of ${computed} calculated marks`;
    }
    const listed = listedIn(slug, shelved);
    const mixed = (values: readonly unknown[], of: (one: ListedDesign) => unknown) =>
      values.filter((value) => !own.some((one) => of(one) === value));
    for (const difficulty of mixed(difficulties, ({ facts }) => facts.difficulty)) {
      yield `${slug}: nothing is ${difficulty}`;
    }
    for (const topic of topics) yield* missingBelow(slug, topic, listed);
    yield* missingInPapers(slug, listed);
    yield* unevenKeys(slug, listed);
    for (const topic of subtopicsOf(topics)) {
      const here = listedAt(topic, listed).length;
      if (here < goals.perSubtopic) {
        yield `${slug} ${topic.number} ${topic.name}: ${here} designs of ${goals.perSubtopic}`;
      }
    }
  }
}

/** What its papers need. */
function* missingInPapers(slug: string, listed: readonly ListedDesign[]): Generator<string> {
  const [least, most] = goals.sectionB.marks;
  const isLong = ({ facts: { marks, paper } }: ListedDesign) =>
    paper !== 3 && marks >= least && marks <= most;
  const isHigher = slug.endsWith('-hl');
  const wanted: readonly (readonly [what: string, found: readonly ListedDesign[], goal: number])[] =
    slug.startsWith('math')
      ? [
          ['Hard ones', listed.filter(isAs('Hard')), Math.ceil(goals.hard * listed.length)],
          ['of Section B', listed.filter(isLong), goals.sectionB.designs],
          ['of paper 3', listed.filter(isOfPaper('3')), isHigher ? goals.investigations : 0],
        ]
      : [
          ['of paper 1A', listed.filter(isOfPaper('1A')), isHigher ? goals.multipleChoice : 0],
          ['of paper 1B', listed.filter(isOfPaper('1B')), isHigher ? goals.dataBased : 0],
        ];
  for (const [what, { length }, goal] of wanted) {
    if (length < goal) yield `${slug}: ${length} designs ${what} of ${goal}`;
  }
}

function* missingBelow(
  subject: string,
  topic: TopicContent,
  listed: readonly ListedDesign[],
): Generator<string> {
  const here = listed.filter(({ topicNumber }) => belongsTo(topic, topicNumber)).length;
  const depth = topic.number.split('.').length;
  const goal = subject.startsWith('math') && depth === 2 ? goals.perMathsSubtopic : 1;
  if (here < goal) yield `${subject} ${topic.number} ${topic.name}: ${here} designs of ${goal}`;
  for (const below of topic.topics) yield* missingBelow(subject, below, listed);
}
