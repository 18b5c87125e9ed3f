import { kindOf } from '@sevenfold/contract/papers/question-kind.rules';
import { paperName, paperNames } from '@sevenfold/contract/questions/question.constants';
import type { Candidate } from '@sevenfold/papers/candidate';
import type { TopicContent } from '../bank-content.ts';
import { subjects } from '../catalogue.ts';
import type { ListedDesign } from '../checking/design-facts.ts';
import { paperPartOf } from '../paper-part.ts';
import { findTopic } from '../read-bank.ts';

/** The topics of a course with a number each, since candidates name them by number. */
export function topicIdsOf(subject: string): ReadonlyMap<string, readonly number[]> {
  const ids = new Map<string, readonly number[]>();
  const add = (topics: readonly TopicContent[], above: readonly number[]): void => {
    for (const { number, topics: below } of topics) {
      const own = [ids.size + 1, ...above];
      ids.set(number, own);
      add(below, own);
    }
  };
  add(subjects.find(({ slug }) => slug === subject)?.topics ?? [], []);
  return ids;
}

/** Its own, and at the higher level those of the standard one that the bank lists there too. */
function isOfCourse(subject: string, { subject: own, topicNumber, facts }: ListedDesign): boolean {
  if (own === subject) return true;
  if (own !== subject.replace(/-hl$/, '-sl')) return false;
  return facts.shared ?? findTopic(own, topicNumber)?.slug === findTopic(subject, topicNumber)?.slug;
}

/** Designs from which a paper of a course can be made. */
export function courseCandidates(subject: string, designs: readonly ListedDesign[]): Candidate[] {
  const ids = topicIdsOf(subject);
  return designs
    .filter((design) => isOfCourse(subject, design))
    .map(({ key, topicNumber, facts }, id) => {
      const { paper: number, marks, difficulty, calculator, multipleChoice = false } = facts;
      const named = paperName({ paper: number, paper_part: paperPartOf(subject, number, multipleChoice) });
      const paper = paperNames.find((name) => name === named) ?? null;
      return {
        id,
        design: key,
        marks,
        topicIds: ids.get(topicNumber) ?? [],
        difficulty,
        paper,
        calculatorAllowed: calculator,
        kind: kindOf({ paper, marks, multipleChoice }),
        seen: false,
      };
    });
}
