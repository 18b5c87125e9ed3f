import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill, openPage } from '../../../../test/open-page.tsx';
import { staff } from '../../../../test/people.ts';
import { adminQuestion, mathsSubject } from '../../../../test/questions.ts';
import { bank, image, openEditor, picture } from './question-editor.fixture.ts';

test('a new question says what it still needs, and what is wrong with what was typed', async () => {
  const { main, user, api, save, field, images, choose } = await openEditor('/admin/questions/new');
  expect(save).toBeDisabled();
  expect(
    main.getByText('Still needed: a subject, a topic, a difficulty, marks, question images.'),
  ).toBeVisible();
  expect(main.getByRole('button', { name: /^Other topics/ })).toBeDisabled();
  await main.findByRole('option', { name: 'Math AI HL' });
  await user.selectOptions(main.getByRole('combobox', { name: /^Subject/ }), 'Math AI HL');
  await main.findByRole('option', { name: /Functions/ });
  await user.selectOptions(main.getByRole('combobox', { name: /^Topic/ }), '42');
  expect(main.getByRole('button', { name: /^Other topics/ })).toBeEnabled();
  await user.selectOptions(main.getByRole('combobox', { name: /^Difficulty/ }), 'Hard');
  await fill(field('Marks'), '0');
  expect(save).toBeDisabled();
  await fill(field('Marks'), '3');
  expect(save).toBeEnabled();
  await fill(field('Year'), '1999');
  expect(field('Year')).toHaveAccessibleDescription(/Please enter a valid year between 2000 and/);
  expect(save).toBeDisabled();
  await fill(field('Year'), '2021');
  await fill(field('Priority'), 'first');
  expect(field('Priority')).toHaveAccessibleDescription(/Enter a valid number/);
  await fill(field('Priority'), '');
  await fill(field('Question text'), 'Show that $\\sqrt{9} = 3$.');
  const preview = main.getByRole('region', { name: 'Preview of question text' });
  await waitFor(() => expect(preview.querySelector('math')).not.toBeNull());

  expect(images('Question').getByText(/Press 'Image from text' to make one/)).toBeVisible();
  expect(main.getByText('Still needed: question images.')).toBeVisible();
  await user.click(save);
  expect(await main.findByText(/^Please add question images, or .* press 'Image from text'/)).toBeVisible();
  expect(api.callsOf('POST /api/questions/edit')).toHaveLength(0);
  await choose('Question', [picture('one.png'), picture('two.png')]);
  expect(images('Question').getAllByRole('listitem')).toHaveLength(2);
  await user.click(main.getByLabelText('Watermark on question image 2'));
  await user.click(main.getByRole('checkbox', { name: 'Visible to users' }));
  await user.click(main.getByRole('button', { name: 'Add hint' }));
  expect(main.getAllByText('A hint has no text yet')[0]).toBeVisible();
  await fill(field('Hint 1'), 'What is $3^2$?');
  await fill(field('Answer text'), '$3 \\cdot 3 = 9$');
  await user.click(main.getByRole('button', { name: 'Add line' }));
  await fill(field('Line 1'), 'Squares 3');
  await fill(main.getByLabelText('Mark of line 1'), 'M1');
  expect(main.getByText('1 of 3 marks')).toBeVisible();
  expect(save).toBeDisabled();
  await user.click(main.getByRole('button', { name: 'Add line' }));
  await fill(field('Line 2'), 'Obtains 9');
  await fill(main.getByLabelText('Mark of line 2'), 'A2');
  expect(main.getByText('3 of 3 marks')).toBeVisible();

  await user.click(save);
  expect(await main.findByRole('heading', { name: 'Question 71' })).toBeVisible();
  expect(await main.findByText('Changes saved successfully!')).toBeVisible();
  const form = api.callsOf('POST /api/questions/edit')[0]?.form as FormData;
  expect(Object.fromEntries(form)).toMatchObject({
    subject_id: '4',
    topic_id: '42',
    difficulty: 'Hard',
    marks: '3',
    year: '2021',
    visible: 'false',
    questions_text: 'Show that $\\sqrt{9} = 3$.',
    hints: '["What is $3^2$?"]',
    mark_lines: '[{"text":"Squares 3","mark":"M1"},{"text":"Obtains 9","mark":"A2"}]',
    question_image_order: '["new:0","new:1"]',
    question_image_watermarks: '["new:0"]',
  });
  expect(form.getAll('question_images').map((file) => (file as File).name)).toEqual(['one.png', 'two.png']);
});

test('the paper is one that the subject has, with its part', async () => {
  const { main, user, api, save } = await openEditor('/admin/questions/edit?id=7', {
    ...bank(adminQuestion(7, { paper: 3 })),
  });
  const paper = main.getByRole('combobox', { name: 'Paper' });
  const offered = () =>
    within(paper)
      .getAllByRole('option')
      .map((option) => option.textContent);
  await expect.poll(offered).toEqual(['Not said', 'Paper 1', 'Paper 2', 'Paper 3']);
  await user.selectOptions(main.getByRole('combobox', { name: /^Subject/ }), 'Biology');
  expect(offered()).toEqual(['Not said', 'Paper 1A', 'Paper 1B', 'Paper 2', 'Paper 3']);
  expect(paper).toHaveAccessibleDescription(
    'This subject has no Paper 3, only Paper 1A, Paper 1B and Paper 2',
  );
  await main.findByRole('option', { name: /Functions/ });
  await user.selectOptions(main.getByRole('combobox', { name: /^Topic/ }), '42');
  expect(save).toBeDisabled();
  await user.selectOptions(paper, 'Paper 1B');
  expect(paper).toBeValid();
  expect(save).toBeEnabled();
  const calculator = main.getByRole('checkbox', {
    name: /^Calculator allowed ?Every paper of this subject is with a calculator$/,
  });
  await user.click(calculator);
  expect(calculator).toBeInvalid();
  expect(save).toBeDisabled();
  await user.click(calculator);
  await user.click(save);
  expect(await main.findByText('Changes saved successfully!')).toBeVisible();
  const form = Object.fromEntries(api.callsOf('POST /api/questions/edit')[0]?.form ?? []);
  expect(form).toMatchObject({ subject_id: '5', paper: '1', paper_part: 'B', calculatorAllowed: 'true' });
});

test('the next question of the same session keeps its place', async () => {
  const { main, user, save, field, images, choose, address } = await openEditor('/admin/questions/new');
  await main.findByRole('option', { name: 'Math AI HL' });
  await user.selectOptions(main.getByRole('combobox', { name: /^Subject/ }), 'Math AI HL');
  await main.findByRole('option', { name: /Number and algebra/ });
  await user.selectOptions(main.getByRole('combobox', { name: /^Topic/ }), '41');
  await user.selectOptions(main.getByRole('combobox', { name: /^Difficulty/ }), 'Easy');
  await fill(field('Marks'), '2');
  await fill(field('Year'), '2022');
  await choose('Question', [picture('one.png')]);
  await user.click(main.getByRole('button', { name: 'Save and add another' }));
  await screen.findAllByText('Changes saved successfully!');
  await waitFor(() => expect(images('Question').queryAllByRole('listitem')).toHaveLength(0));
  await waitFor(() => expect(main.getByRole('combobox', { name: /^Topic/ })).toHaveValue('41'));
  expect(field('Year')).toHaveValue('2022');
  expect(field('Marks')).toHaveValue('');
  expect(main.getByText('Still needed: a difficulty, marks, question images.')).toBeVisible();
  expect(address()).toBe('/admin/questions/new');
  expect(save).not.toBeInTheDocument();
});

test('a copy begins hidden, with the pictures of the first, and is a question of its own', async () => {
  const { main, user, api, save, field, images } = await openEditor('/admin/questions/new?copy=7', {
    ...bank(adminQuestion(7, { images: [image(3, 'A grey box')] })),
  });
  expect(main.getByRole('heading', { name: 'Copy of question 7' })).toBeVisible();
  expect(images('Question').getAllByRole('listitem')).toHaveLength(1);
  expect(main.getByLabelText('What question image 1 shows')).toHaveValue('A grey box');
  expect(main.getByRole('checkbox', { name: 'Visible to users' })).not.toBeChecked();
  expect(main.getByText('Not saved yet.')).toBeVisible();
  await fill(field('Marks'), '9');
  await user.click(save);
  expect(await main.findByRole('heading', { name: 'Question 71' })).toBeVisible();
  const form = Object.fromEntries(api.callsOf('POST /api/questions/edit')[0]?.form ?? []);
  expect(form).toMatchObject({
    copy_of: '7',
    marks: '9',
    visible: 'false',
    question_image_order: '["kept:3"]',
  });
  expect(form).not.toHaveProperty('id');
});

test.each([
  ['with its twin', [{ ...mathsSubject, id: 6, slug: 'math-ai-sl', subject_name: 'Math AI SL' }]],
  ['alone', []],
])('a subject of a level %s has a switch for the other level only where that is', async (_, twin) => {
  const { main } = await openEditor('/admin/questions/edit?id=7', {
    ...bank(),
    'GET /api/subjects': { subjects: [mathsSubject, ...twin] },
  });
  await main.findByRole('option', { name: /Functions/ });
  const shown = main.queryAllByRole('checkbox', { name: /^Question shown in SL\/HL/ });
  expect(shown).toHaveLength(twin.length);
});

test('what is required carries a star, marks too', async () => {
  const { main } = await openEditor('/admin/questions/new');
  const starred = Array.from(document.querySelectorAll('label'), ({ textContent }) => textContent).filter(
    (text) => text.endsWith('*'),
  );
  expect(starred).toEqual(['Subject *', 'Topic *', 'Difficulty *', 'Marks *']);
  expect(main.getByRole('textbox', { name: 'Marks' })).toBeRequired();
});

test('an address without the number of a question says so', async () => {
  const { main } = await openPage('/admin/questions/edit?id=x', { as: staff });
  expect(await main.findByRole('heading', { name: 'There is no question at this address' })).toBeVisible();
});

test('replies are written, moved, tried before they are saved, and sent', async () => {
  const stored = adminQuestion(7, {
    marks: 5,
    questions_text: 'Look at $12$.\n\n(a) Find $p$. [2]\n\n(b) Find $q$. [3]',
    written_replies: [{ part: 'a', kind: 'number', expected: '4', marks: 2 }],
  });
  const { main, user, api, save, field } = await openEditor('/admin/questions/edit?id=7', {
    ...bank(stored),
    'POST /api/admin/replies/try': {
      fields: [
        {
          field: 'b.1',
          verdict: 'wrong',
          readAs: '9',
          read_html: '<span>nine</span>',
          note: 'x',
          note_html: '<p>You took the square.</p>',
          marks: 0,
          of: 3,
        },
      ],
      parts: [],
      marks: 0,
      of: 5,
    },
  });
  const section = within(main.getByRole('region', { name: 'Replies' }));
  const of = (name: string) => section.getByLabelText(name);
  expect(of('Expected answer of reply 1')).toHaveValue('4');

  await user.click(section.getByRole('button', { name: 'Add reply' }));
  expect(of('Part of reply 2')).toHaveValue('b');
  expect(save).toBeDisabled();
  await fill(of('Expected answer of reply 2'), '3');
  await fill(of('Marks of reply 2'), '4');
  expect(of('Marks of reply 2')).toHaveAccessibleDescription('(b) has 3 marks, its replies have 4');
  expect(save).toBeDisabled();
  await fill(of('Marks of reply 2'), '3');
  await user.click(section.getByRole('button', { name: 'Add a known mistake to reply 2' }));
  await fill(of('Wrong answer 1 of reply 2'), '9');
  await fill(of('What led to wrong answer 1 of reply 2'), 'You took the square.');

  const trial = within(section.getByRole('form', { name: 'Try the replies' }));
  await user.type(trial.getByLabelText('Try b.1'), '9{Enter}');
  expect(await trial.findByText('Not right')).toBeVisible();
  expect(trial.getByText('nine')).toBeVisible();
  expect(trial.getByText('You took the square.')).toBeVisible();
  expect(api.callsOf('POST /api/admin/replies/try')[0]?.body).toMatchObject({
    marks: 5,
    typed: [{ field: 'b.1', value: '9' }],
    replies: [{ expected: '4' }, { expected: '3' }],
  });
  // Of a reply that was changed since, nothing is told.
  await fill(of('Expected answer of reply 2'), '7');
  expect(trial.queryByText('Not right')).toBeNull();

  section.getByRole('button', { name: 'Move reply 2' }).focus();
  await user.keyboard('{ArrowUp}');
  expect(of('Expected answer of reply 1')).toHaveValue('7');
  await user.click(section.getByRole('button', { name: 'Remove reply 2' }));
  await fill(field('Question text'), 'Look at $13$.\n\n(a) Find $p$. [2]\n\n(b) Find $q$. [3]');
  await user.click(save);
  await main.findByText('Changes saved successfully!');
  const form = api.callsOf('POST /api/questions/edit')[0]?.form as FormData;
  expect(JSON.parse(String(form.get('replies')))).toEqual([
    {
      part: 'b',
      kind: 'number',
      expected: '7',
      marks: 3,
      mistakes: [{ value: '9', note: 'You took the square.' }],
    },
  ]);
});

test('who changes the numbers of a text is told that its replies stay', async () => {
  const stored = adminQuestion(7, {
    questions_text: 'Add $2$ and $3$.',
    written_replies: [{ kind: 'number', expected: '5' }],
  });
  const { main, user, api, save, field } = await openEditor('/admin/questions/edit?id=7', bank(stored));
  await fill(field('Question text'), 'Please add $2$ and $3$.');
  expect(main.queryByText(/^The text has other numbers now/)).toBeNull();
  await fill(field('Question text'), 'Add $2$ and $4$.');
  expect(main.getByText(/^The text has other numbers now/)).toBeVisible();
  await user.click(save);
  await main.findByText('Changes saved successfully!');
  const form = api.callsOf('POST /api/questions/edit')[0]?.form as FormData;
  expect(form.has('replies')).toBe(false);
});
