import { examFacts } from '@sevenfold/contract/catalogue/exam-papers.rules';
import { fireEvent, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../test/open-page.tsx';
import { student } from '../../../test/people.ts';
import { site } from '../../../test/site.ts';

test('the classes page says who teaches, how it runs and how to begin', async () => {
  const { user, main, address } = await openPage('/online-classes', {
    answers: { 'GET /api/subjects': { subjects: [] } },
  });
  await main.findByRole('heading', { level: 2, name: 'Who we are' });
  for (const name of ['Why us', '3 steps to IBDP success', 'Some of our tutors']) {
    expect(main.getByRole('heading', { level: 2, name })).toBeInTheDocument();
  }
  for (const name of ['Customised study plan', 'Top-notch tutors', 'Practice online']) {
    expect(main.getByRole('heading', { level: 3, name })).toBeInTheDocument();
  }
  const figures = within(main.getByRole('region', { name: 'Figures' }));
  for (const figure of ['10K+', '10+', '2.5K+', '< 5 %']) {
    expect(figures.getByText(figure)).toBeInTheDocument();
  }
  const demo = main.getByRole('link', { name: /^Request a demo lesson/ });
  expect(demo).toHaveAttribute('href', site.demoLessonUrl);
  expect(demo).toHaveAttribute('target', '_blank');
  const steps = within(main.getByRole('region', { name: '3 steps to IBDP success' })).getAllByRole('link');
  expect(steps.map((link) => link.getAttribute('href'))).toEqual([
    site.trialClassUrl,
    '/ibdp-question-bank',
    '/take-a-test',
  ]);
  const facts = main.getByRole('region', { name: 'How classes run, and what they cost' });
  for (const fact of ['2 to 3 a week', 'every week', 'charged for the year', 'in 3 instalments']) {
    expect(facts).toHaveTextContent(fact);
  }
  expect(main.queryByRole('heading', { name: 'What parents say' })).toBeNull();
  await user.click(steps[2]!);
  await expect.poll(address).toBe('/take-a-test');
});

test('the words of parents are shown where the installation says so', async () => {
  const { main } = await openPage('/online-classes', { site: { parentTestimonials: true } });
  const parents = within(await main.findByRole('region', { name: 'What parents say' }));
  expect(parents.getAllByRole('figure')).toHaveLength(3);
});

test('twelve questions lead to the enquiry form, and a browser without groups closes the others too', async () => {
  const { main } = await openPage('/online-classes');
  const faq = await main.findByRole('region', { name: 'Frequently asked questions' });
  const all = [...faq.querySelectorAll('details')];
  expect(all).toHaveLength(12);
  expect(all.filter(({ open }) => open)).toEqual([]);
  for (const name of [/^Open the enquiry form/, /^Get in Touch/]) {
    const link = [...faq.querySelectorAll('a')].find(({ textContent }) => name.test(textContent.trim()));
    expect(link).toHaveAttribute('href', site.enquiryUrl);
  }
  // The DOM of these tests makes nothing of a common name, as older browsers don't.
  expect('name' in HTMLDetailsElement.prototype).toBe(false);
  for (const position of [0, 4]) {
    all[position]!.open = true;
    fireEvent(all[position]!, new Event('toggle'));
  }
  expect(all.map(({ open }) => open).lastIndexOf(true)).toBe(4);
  expect(all.filter(({ open }) => open)).toHaveLength(1);
});

test('the services page has every subject, and says which are still to come', async () => {
  const course = (id: number, subject_name: string, slug: string) => ({
    id,
    subject_name,
    slug,
    ...examFacts(slug),
    totalQuestionsCount: 10,
    Topic: [],
  });
  const { main } = await openPage('/services', {
    as: student,
    answers: {
      'GET /api/subjects': {
        subjects: [
          course(1, 'Math AI HL', 'math-ai-hl'),
          course(2, 'Physics HL', 'physics-hl'),
          course(3, 'Chemistry SL', 'chemistry-sl'),
        ],
      },
    },
  });
  await main.findByRole('heading', { level: 1, name: 'Services' });
  const subjects = within(main.getByRole('region', { name: 'Subjects' }));
  expect(subjects.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Maths',
    'Chemistry',
    'Physics',
    'Economics',
    'Business Management',
    'Biology',
  ]);
  expect(subjects.getAllByText('Coming soon...')).toHaveLength(3);
  expect(subjects.getByRole('link', { name: 'Math AI HL' })).toHaveAttribute(
    'href',
    '/ibdp-question-bank?subject=math-ai-hl',
  );
  expect(within(main.getByRole('article')).getByText('Leela Varma')).toBeInTheDocument();
});

test('the page of the grading service says who reads the paper', async () => {
  const { main } = await openPage('/grading-your-test', {
    as: student,
    answers: { 'GET /api/subjects': { subjects: [] } },
  });
  const tutor = within(await main.findByRole('region', { name: 'Who reads your paper' }));
  expect(tutor.getByRole('heading', { level: 3 })).toHaveTextContent('Leela Varma');
});
