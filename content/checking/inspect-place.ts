import { examIssues, examShapeOf } from '@sevenfold/contract/catalogue/exam-papers.rules';
import { paperName } from '@sevenfold/contract/questions/question.constants';
import { paperPartOf } from '../paper-part.ts';
import { findTopic } from '../read-bank.ts';
import type { ListedDesign } from './design-facts.ts';

/** Rules of the catalogue and of the papers, which a look at the list is enough for. */
export function* placeIssues({ subject, topicNumber, facts }: ListedDesign): Generator<string> {
  for (const number of [topicNumber, ...(facts.also ?? [])]) {
    if (!findTopic(subject, number)) yield `${subject} has no topic ${number}`;
  }
  if ((facts.also ?? []).includes(topicNumber)) yield 'names its own topic among the others';
  const { paper, calculator, multipleChoice = false } = facts;
  const paper_part = paperPartOf(subject, paper, multipleChoice);
  for (const { message } of examIssues(subject, { paper, paper_part, calculatorAllowed: calculator })) {
    yield message;
  }
  const { papers, withoutCalculator = [] } = examShapeOf(subject);
  const name = papers.find((one) => one === paperName({ paper, paper_part }));
  if (name && withoutCalculator.includes(name) && calculator) yield `paper ${name} is without a calculator`;
  if (multipleChoice && papers.includes('1A') && name !== '1A') yield 'multiple choice belongs to paper 1A';
}
