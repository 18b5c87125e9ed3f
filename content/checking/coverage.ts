import { difficulties } from '@sevenfold/contract/questions/question.constants';
import type { TopicContent } from '../bank-content.ts';
import { subjects } from '../catalogue.ts';
import type { ListedDesign } from './design-facts.ts';
import type { ReplyFacts } from './inspect-replies.ts';

const goals = {
  designs: 480,
  templates: 150,
  questions: 3000,
  maths: 70,
  sciences: 40,
  perMathsSubtopic: 2,
  /** Of the marks of parts in which something is calculated or chosen. */
  markedByMachine: 0.85,
  withFollowThrough: 150,
  withNamedMistakes: 300,
};

const belongsTo = (topic: TopicContent, number: string): boolean =>
  topic.number === number || topic.topics.some((below) => belongsTo(below, number));

/** Designs that a subject lists: its own, and those of the standard level that are shared with it. */
const listedIn = (subject: string, all: readonly ListedDesign[]): readonly ListedDesign[] =>
  all.filter(
    (design) =>
      design.subject === subject ||
      (design.subject === subject.replace(/-hl$/, '-sl') && design.facts.shared !== false),
  );

export function printCoverage(all: readonly ListedDesign[]): void {
  for (const subject of subjects) {
    const own = all.filter((design) => design.subject === subject.slug);
    console.log(`\n${subject.name}: ${line(own)}`);
    for (const topic of subject.topics) {
      const here = own.filter(({ topicNumber }) => belongsTo(topic, topicNumber));
      console.log(`  ${`${topic.number} ${topic.name}`.padEnd(46)} ${line(here)}`);
    }
  }
}

function line(designs: readonly ListedDesign[]): string {
  const count = (test: (design: ListedDesign) => boolean) => designs.filter(test).length;
  const variants = designs.reduce((sum, { facts }) => sum + facts.variants, 0);
  const routes = designs.flatMap(({ facts }) => facts.routes);
  const byRoute = [...new Set(routes)].map(
    (route) => `${route} ${routes.filter((one) => one === route).length}`,
  );
  return [
    `${designs.length} designs (${count(({ isTemplate }) => isTemplate)} templates), ${variants} questions`,
    `${difficulties.join('/')} ${difficulties.map((d) => count(({ facts }) => facts.difficulty === d)).join('/')}`,
    `papers ${[1, 2, 3].map((paper) => count(({ facts }) => facts.paper === paper)).join('/')}`,
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

/** What is still missing of what the bank must hold. */
export function* missing(all: readonly ListedDesign[]): Generator<string> {
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
    const listed = listedIn(slug, all);
    const mixed = (values: readonly unknown[], of: (one: ListedDesign) => unknown) =>
      values.filter((value) => !own.some((one) => of(one) === value));
    for (const difficulty of mixed(difficulties, ({ facts }) => facts.difficulty)) {
      yield `${slug}: nothing is ${difficulty}`;
    }
    for (const topic of topics) yield* missingBelow(slug, topic, listed);
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
