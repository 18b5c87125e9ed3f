import { findTopic } from '../read-bank.ts';
import type { ListedDesign } from './design-facts.ts';

/** Rules of the catalogue and of the papers, which a look at the list is enough for. */
export function* placeIssues({ subject, topicNumber, facts }: ListedDesign): Generator<string> {
  for (const number of [topicNumber, ...(facts.also ?? [])]) {
    if (!findTopic(subject, number)) yield `${subject} has no topic ${number}`;
  }
  if ((facts.also ?? []).includes(topicNumber)) yield 'names its own topic among the others';
  if (facts.paper === 1 && facts.calculator && subject.startsWith('math-aa')) {
    yield 'paper 1 of Math AA is without a calculator';
  }
  if (subject.startsWith('math-ai') && !facts.calculator) yield 'every paper of Math AI is with a calculator';
  if (facts.paper === 3 && subject.startsWith('math') && subject.endsWith('-sl')) {
    yield 'only the higher level has a paper 3 in maths';
  }
}
