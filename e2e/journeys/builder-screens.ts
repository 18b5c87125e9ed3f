import { expect, type Locator, type Page } from '@playwright/test';
import type { SubjectTree, TopicTree } from '../../packages/contract/src/catalogue/catalogue.ts';
import { answerOf, button, type Caller, subjectsOf } from './student-work.ts';

/** A subject with two topics, the first of which goes down three levels. */
export interface Ground {
  readonly subject: SubjectTree;
  readonly deep: TopicTree;
  readonly subtopic: TopicTree['subtopics'][number];
  readonly subSubtopic: TopicTree['subtopics'][number]['subtopics'][number];
  readonly other: TopicTree;
}

export async function groundOf(journey: Caller): Promise<Ground> {
  for (const subject of await subjectsOf(journey)) {
    for (const deep of subject.Topic) {
      const subtopic = deep.subtopics.find(
        (each) =>
          each.totalQuestionsCount > 0 && each.subtopics.some((below) => below.totalQuestionsCount > 0),
      );
      const subSubtopic = subtopic?.subtopics.find((below) => below.totalQuestionsCount > 0);
      const other = subject.Topic.find((topic) => topic !== deep && topic.totalQuestionsCount >= 5);
      if (subtopic && subSubtopic && other && deep.totalQuestionsCount >= 5) {
        return { subject, deep, subtopic, subSubtopic, other };
      }
    }
  }
  throw new Error('no subject of the bank has three levels and a second topic');
}

export interface Choice {
  readonly subject_slug: string;
  readonly topic_slugs: readonly string[];
  readonly subtopic_slugs?: readonly string[];
  readonly sub_subtopic_slugs?: readonly string[];
  readonly duration: number;
}

export const makeTest = (journey: Caller, token: string, body: Choice) =>
  answerOf<{ slug: string; questions: number }>(journey, 'POST', '/api/test', { token, body });

export const matchingOf = (journey: Caller, body: Choice) =>
  answerOf<{ matching: number; questions: number }>(journey, 'POST', '/api/test/matching', { body });

export const subjectField = (page: Page) => page.getByRole('combobox', { name: 'Subject' });
/** The button of a selector, which reads its label and what is chosen. */
export const selector = (page: Page, label: string) =>
  page.getByRole('button', { name: new RegExp(`^${label} \\*? ?\\(required\\)`) });
export const chosen = (within: Page | Locator, label: string) =>
  within.getByRole('list', { name: `Chosen ${label.toLowerCase()}`, exact: true });
export const chip = (within: Page | Locator, name: string) => button(within, `Remove ${name}`);
const option = (page: Page, name: string) =>
  page.getByRole('checkbox', {
    name: new RegExp(`^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')} \\d+$`),
  });

export async function choose(page: Page, label: string, names: readonly string[]): Promise<void> {
  await selector(page, label).click();
  for (const name of names) await option(page, name).check();
  await button(page, 'Done').click();
  await expect(button(page, 'Done')).toBeHidden();
}

export const makeButton = (page: Page) => button(page, 'Make my Test');
export const confirmation = (page: Page) => page.getByRole('dialog', { name: 'Ready for your test?' });
export const startButton = (page: Page) => button(confirmation(page), 'Start The Test');
export const matchingLine = (within: Page | Locator) =>
  within.getByRole('status').filter({ hasText: /match/ });
