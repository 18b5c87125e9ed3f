import { bankRoot } from '@sevenfold/contract/site/paths';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catalogueAnswers, economics } from '../../../test/bank-catalogue.ts';
import { questionCard } from '../../../test/bank-questions.ts';
import { type Answers, refusal } from '../../../test/fake-api.ts';
import { openPage } from '../../../test/open-page.tsx';
import { staff } from '../../../test/people.ts';
import { syllabusUnavailable } from './syllabus-words.ts';

const topic = 'subject=math-aa-sl&topic=algebra&subtopic=sequences';
const root = `${bankRoot}/syllabus`;

const syllabus = {
  title: 'Sequences',
  featuredImage: { url: '/media/sums.png', alt: 'A staircase of squares' },
  image: null,
  content: {
    root: {
      type: 'root',
      version: 1,
      children: [
        { type: 'heading', tag: 'h2', version: 1, children: [{ type: 'text', text: 'Sums', version: 1 }] },
        {
          type: 'formula',
          version: 1,
          latex: 'u_n',
          inline: false,
          html: '<span class="katex"><math><mi>u</mi></math></span>',
        },
      ],
    },
  },
};

const answers: Answers = {
  ...catalogueAnswers(),
  'GET /api/syllabus': syllabus,
  'GET /api/questions': { questions: [questionCard(1)], total: 1, page: 1, pageSize: 5 },
};

test('a topic’s list leads to its syllabus with formulas, and that back to the questions', async () => {
  const { main, user, api, address } = await openPage(`${bankRoot}?${topic}`, { answers });
  await user.click(await main.findByText('Syllabus & formulas'));
  await main.findByText('Sums');
  const article = within(main.getByRole('article'));
  expect(address()).toBe(`${root}?${topic}`);
  expect(article.getByRole('heading', { level: 1 })).toHaveTextContent('Sequences');
  expect(article.getByRole('heading', { level: 2 })).toHaveTextContent('Sums');
  expect(article.getByAltText('A staircase of squares')).toBeInTheDocument();
  expect(main.getByRole('article').querySelector('math')).not.toBeNull();
  expect(api.callsOf('GET /api/syllabus')[0]?.query).toEqual({
    subject: 'math-aa-sl',
    topic: 'algebra',
    subtopic: 'sequences',
  });
  const trail = within(main.getByRole('navigation', { name: 'You are in' })).getAllByRole('link');
  expect(trail.map((link) => link.textContent)).toEqual(['Question Bank', 'Math AA SL', 'Sequences']);
  await user.click(main.getByText('Practise this topic'));
  await main.findByText('View Answer');
  expect(address()).toBe(`${bankRoot}?${topic}`);
});

test.each([
  ['by its address', `${root}?${topic}`],
  ['by the link', `${bankRoot}?${topic}`],
])('where there is none, it says so and goes to the questions, %s', async (_, path) => {
  const { main, user, address } = await openPage(path, {
    answers: { ...answers, 'GET /api/syllabus': refusal('not_found', syllabusUnavailable) },
  });
  if (!path.startsWith(root)) await user.click(await main.findByText('Syllabus & formulas'));
  await within(await screen.findByRole('region', { name: 'Notifications' })).findByText(syllabusUnavailable);
  await main.findByText('View Answer');
  expect(address()).toBe(`${bankRoot}?${topic}`);
});

test('without a topic there is none either', async () => {
  const { main, address } = await openPage(root, { answers });
  await main.findByRole('heading', { level: 1, name: 'Question Bank' });
  expect(address()).toBe(bankRoot);
});

test('staff read it as themselves, also of a subject that is theirs alone', async () => {
  const { main, api } = await openPage(`${root}?subject=${economics.slug}&topic=markets`, {
    as: staff,
    answers: {
      ...answers,
      ...catalogueAnswers('staff'),
      'GET /api/syllabus': ({ token }) =>
        token ? { ...syllabus, title: 'Markets' } : refusal('not_found', syllabusUnavailable),
    },
  });
  await main.findByRole('heading', { level: 1, name: 'Markets' });
  expect(api.callsOf('GET /api/syllabus').at(-1)?.token).toBe('token-of-this-test');
});
