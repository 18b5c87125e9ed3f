import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '../../../../test/fake-api.ts';
import { fill } from '../../../../test/open-page.tsx';
import { adminQuestion } from '../../../../test/questions.ts';
import { bank, image, openEditor, picture } from './question-editor.fixture.ts';

test('pictures are put in order by keys, described and deleted', async () => {
  const { main, user, api, save, choose, order } = await openEditor('/admin/questions/edit?id=7');
  await choose('Question', [picture('a.png'), picture('b.png'), picture('c.png')]);
  expect(order('Question')).toEqual(['a.png', 'b.png', 'c.png']);
  main.getByRole('button', { name: 'Move question image 1' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(order('Question')).toEqual(['b.png', 'a.png', 'c.png']);
  await waitFor(() => expect(main.getByRole('button', { name: 'Move question image 2' })).toHaveFocus());
  await user.keyboard('{End}');
  expect(order('Question')).toEqual(['b.png', 'c.png', 'a.png']);
  await user.click(main.getByRole('button', { name: 'Delete question image 2' }));
  expect(order('Question')).toEqual(['b.png', 'a.png']);
  await fill(main.getByLabelText('What question image 1 shows'), 'A box');
  await user.click(save);
  expect(await main.findByText('Changes saved successfully!')).toBeVisible();
  const form = api.callsOf('POST /api/questions/edit')[0]?.form as FormData;
  expect(form.getAll('question_images').map((file) => (file as File).name)).toEqual(['b.png', 'a.png']);
  expect(JSON.parse(String(form.get('question_image_alts')))).toEqual({ 'new:0': 'A box', 'new:1': '' });
});

test('the last picture may go where the text can be shown, and not where there is none', async () => {
  const { main, user, api, save, field, images } = await openEditor(
    '/admin/questions/edit?id=7',
    bank(adminQuestion(7, { images: [image(3, 'A grey box')] })),
  );
  await user.click(main.getByRole('button', { name: 'Delete question image 1' }));
  await fill(field('Question text'), ' ');
  expect(main.getByText('Still needed: question images.')).toBeVisible();
  await user.click(save);
  expect(await main.findByText(/^Please add question images/)).toBeVisible();
  await fill(field('Question text'), 'Find $x$.');
  expect(images('Question').getByText(/^No images yet\. Choose them/)).toBeVisible();
  await user.click(save);
  expect(await main.findByText('Changes saved successfully!')).toBeVisible();
  expect(api.callsOf('POST /api/questions/edit')).toHaveLength(1);
  expect(api.callsOf('POST /api/questions/edit')[0]?.form?.get('deleted_image_ids')).toBe('[3]');
});

test('what is no picture is refused by its name', async () => {
  const { images, choose } = await openEditor('/admin/questions/edit?id=7');
  await choose('Answer', [new File(['x'], 'notes.pdf', { type: 'application/pdf' })]);
  expect(images('Answer').getByRole('alert')).toHaveTextContent('notes.pdf');
  expect(images('Answer').queryAllByRole('listitem')).toHaveLength(0);
});

test('text is made from pictures, and a picture from text', async () => {
  const { main, user, api, field, images, choose } = await openEditor('/admin/questions/edit?id=7', {
    ...bank(adminQuestion(7, { questions_text: 'The quick' })),
    'POST /api/admin/transcripts': { text: 'brown fox\n' },
    'POST /api/admin/text-images': { image: { ref: 'drawn:1', url: '/drawn.png', width: 10, height: 10 } },
  });
  for (const side of ['Question', 'Answer'] as const) {
    await user.click(images(side).getByRole('button', { name: 'Transcript from images' }));
    expect(await screen.findByText(`Please select ${side.toLowerCase()} images first`)).toBeVisible();
  }
  await user.click(images('Question').getByRole('button', { name: 'Image from text' }));
  await waitFor(() => expect(images('Question').getAllByRole('listitem')).toHaveLength(1));
  expect(api.callsOf('POST /api/admin/text-images')[0]?.body).toEqual({ text: 'The quick', question_id: 7 });
  await choose('Question', [picture('a.png')]);
  await user.click(await images('Question').findByRole('button', { name: 'Transcript from images' }));
  // What was written by hand stays.
  await waitFor(() => expect(field('Question text')).toHaveValue('The quick\n\nbrown fox'));
  expect(api.callsOf('POST /api/admin/transcripts')[0]?.form?.get('image_order')).toBe('["drawn:1","new:0"]');

  api.answer({ 'POST /api/admin/transcripts': { text: ' ' } });
  await user.click(await images('Question').findByRole('button', { name: 'Transcript from images' }));
  expect(await screen.findByText('No text was found in the images.')).toBeVisible();
  api.answer({ 'POST /api/admin/transcripts': refusal('unavailable', 'Images can’t be read just now') });
  await user.click(await images('Question').findByRole('button', { name: 'Transcript from images' }));
  expect(await screen.findByText('Images can’t be read just now')).toBeVisible();
  expect(main.getByText('Unsaved changes. They are kept in this browser.')).toBeVisible();
});
