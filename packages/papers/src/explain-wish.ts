import type { MarkedBlueprint, QuestionKind } from '@sevenfold/contract/papers/blueprint';
import { counted } from '@sevenfold/contract/platform/counted.rules';
import type { WishRef } from './wish.ts';

/** What ids and keys are called. */
export interface Names {
  readonly topic: (topicId: number) => string;
  readonly design: (key: string) => string;
}

/** In words of a list: 'a, b and c'. */
export const listed = (words: readonly string[], last = 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

/** One of a kind; many have an s. */
export const kindNames: Record<QuestionKind, string> = {
  choice: 'multiple-choice question',
  short: 'short question',
  long: 'long question',
  data: 'data-based question',
};
export const kindsInWords = (kinds: readonly QuestionKind[]): string =>
  listed(
    kinds.map((kind) => `${kindNames[kind]}s`),
    'or',
  );

export const papersInWords = (papers: readonly string[]): string =>
  papers.length === 0
    ? 'any paper'
    : listed(
        papers.map((name) => `Paper ${name}`),
        'or',
      );

export const sectionName = ({ sections }: MarkedBlueprint, section: number): string =>
  sections[section]?.name || 'the paper';

const boundWords = { from: 'at least', to: 'at most' } as const;

/** A wish as part of a sentence: '30 marks in Section B', 'at most 20 % about Vectors'. */
export function wishInWords(ref: WishRef, blueprint: MarkedBlueprint, names: Names): string {
  switch (ref.wish) {
    case 'total':
      return `${counted(blueprint.total.marks, 'mark')} in all`;
    case 'section':
      return sectionWish(ref, blueprint);
    case 'topic': {
      const span = blueprint.topics.find(({ topicId }) => topicId === ref.topicId);
      return `${boundWords[ref.bound]} ${span?.[ref.bound]} % of the marks about ${names.topic(ref.topicId)}`;
    }
    case 'difficulty': {
      const span = blueprint.difficulties.find(({ difficulty }) => difficulty === ref.difficulty);
      return `${boundWords[ref.bound]} ${span?.[ref.bound]} % of the marks from ${ref.difficulty} questions`;
    }
    case 'count': {
      const span = blueprint.counts.find(({ kind }) => kind === ref.kind);
      return `${boundWords[ref.bound]} ${counted(span?.[ref.bound] ?? 0, kindNames[ref.kind])}`;
    }
    case 'papers':
      return `only questions of ${papersInWords(blueprint.papers)}`;
    case 'calculator':
      return blueprint.calculator === 'without'
        ? 'only questions without a calculator'
        : 'only questions with a calculator';
    case 'unseen':
      return 'only questions that weren’t met before';
    case 'exclude':
      return `${counted(blueprint.exclude.length, 'question')} left out by hand`;
    case 'include':
      return `“${names.design(ref.design)}” in the paper`;
  }
}

function sectionWish(ref: Extract<WishRef, { wish: 'section' }>, blueprint: MarkedBlueprint): string {
  const name = sectionName(blueprint, ref.section);
  const section = blueprint.sections[ref.section]!;
  switch (ref.of) {
    case 'marks':
      return `${counted(section.marks, 'mark')} in ${name}`;
    case 'kinds':
      return `only ${kindsInWords(section.kinds ?? [])} in ${name}`;
    case 'papers':
      return `only questions of ${papersInWords(section.papers ?? [])} in ${name}`;
    case 'questions':
      return `${boundWords[ref.bound]} ${counted(section.questions?.[ref.bound] ?? 0, 'question')} in ${name}`;
    case 'each':
      return `${boundWords[ref.bound]} ${counted(section.each?.[ref.bound] ?? 0, 'mark')} for each question of ${name}`;
  }
}
