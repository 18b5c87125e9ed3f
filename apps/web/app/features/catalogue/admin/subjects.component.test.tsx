import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { adminSubject } from '../../../../test/admin-catalogue.ts';
import { type Answers, type Call, refusal } from '../../../../test/fake-api.ts';
import { fill, openPage } from '../../../../test/open-page.tsx';
import { staff } from '../../../../test/people.ts';
import { loader } from './edit-subject.page.tsx';

const three = [
  adminSubject(1, 'Maths', { topics: 2, questions: 30, visible: 28 }),
  adminSubject(2, 'Physics', { staff_only: true }),
  adminSubject(3, 'Biology'),
];

function subjects() {
  let all = three;
  return {
    'GET /api/admin/subjects': () => ({ subjects: all }),
    'PUT /api/admin/subjects/order': ({ body }: Call<'PUT /api/admin/subjects/order'>) => {
      all = body.ids.flatMap((id) => all.find((subject) => subject.id === Number(id)) ?? []);
      return { subjects: all };
    },
  } satisfies Answers;
}

async function openList(answers: Answers = subjects()) {
  const page = await openPage('/admin/subjects', { as: staff, answers });
  const list = within(await page.main.findByRole('list', { name: 'Subjects' }));
  return {
    ...page,
    rows: () => list.getAllByRole('listitem'),
    order: () =>
      list
        .getAllByRole('listitem')
        .map((row) => row.querySelector('a')?.textContent)
        .join(),
    handle: (name: string) => list.getByRole('button', { name: new RegExp(`^Move ${name}: drag`) }),
  };
}

test('subjects say what they hold', async () => {
  const { rows } = await openList();
  expect(rows()[0]).toHaveTextContent('2 topics · 30 questions, 2 hidden');
  expect(within(rows()[0] as HTMLElement).getByRole('link', { name: '2 topics' })).toHaveAttribute(
    'href',
    '/admin/topics?subject=1',
  );
  expect(rows()[1]).toHaveTextContent('Staff only');
});

test('their order changes by keys and by dragging, and can be undone', async () => {
  const { user, api, main, order, rows, handle } = await openList();
  handle('Biology').focus();
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(order()).toBe('Maths,Biology,Physics'));
  await waitFor(() => expect(handle('Biology')).toHaveFocus());
  expect(main.getByText('Biology is now number 2 of 3.')).toBeVisible();

  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const at = rows().indexOf(this);
    return new DOMRect(0, at * 50, 600, at === -1 ? 0 : 50);
  });
  HTMLElement.prototype.setPointerCapture = () => undefined;
  const grip = handle('Maths');
  fireEvent.pointerDown(grip, { clientX: 10, clientY: 25, pointerId: 1, button: 0 });
  fireEvent.pointerMove(grip, { clientX: 10, clientY: 140, pointerId: 1 });
  fireEvent.pointerUp(grip, { clientX: 10, clientY: 140, pointerId: 1 });
  await waitFor(() => expect(order()).toBe('Biology,Physics,Maths'));
  await user.click(main.getByRole('button', { name: 'Undo the move of Maths' }));
  await waitFor(() => expect(order()).toBe('Maths,Biology,Physics'));
  await waitFor(() => expect(main.queryByText('Saving…')).toBeNull());
  expect(api.callsOf('PUT /api/admin/subjects/order').map(({ body }) => body.ids)).toEqual([
    [1, 3, 2],
    [3, 2, 1],
    [1, 3, 2],
  ]);
});

test('an order that is refused is taken back', async () => {
  const { user, order, handle } = await openList({
    ...subjects(),
    'PUT /api/admin/subjects/order': refusal('conflict', 'Somebody has added a subject meanwhile'),
  });
  handle('Biology').focus();
  await user.keyboard('{ArrowUp}');
  expect(await screen.findByText('Somebody has added a subject meanwhile')).toBeVisible();
  await waitFor(() => expect(order()).toBe('Maths,Physics,Biology'));
});

const openForm = (path: string, answers: Answers = {}) =>
  openPage(path, { as: staff, answers: { ...subjects(), ...answers } });

test('a new subject is for staff alone until it is shown, and its slug follows its name', async () => {
  const { main, user, api, address } = await openForm('/admin/subjects/new', {
    'POST /api/admin/subjects': ({ body }) => ({
      subject: adminSubject(9, body.subject_name, { slug: body.slug, staff_only: body.staff_only }),
    }),
    'GET /api/admin/topics': { subject: adminSubject(9, 'Further Maths'), topics: [] },
  });
  const [name, slug] = [
    await main.findByRole('textbox', { name: /^Name/ }),
    main.getByRole('textbox', { name: /^Slug/ }),
  ];
  await fill(name, 'Further Maths');
  expect(slug).toHaveValue('further-maths');
  await fill(slug, 'more-maths');
  await fill(name, 'Further Mathematics');
  expect(slug).toHaveValue('more-maths');
  await user.click(main.getByRole('button', { name: 'Add subject' }));
  expect(await screen.findByText('Further Mathematics has been added.')).toBeVisible();
  expect(api.callsOf('POST /api/admin/subjects')[0]?.body).toEqual({
    subject_name: 'Further Mathematics',
    slug: 'more-maths',
    staff_only: true,
  });
  await expect.poll(address).toBe('/admin/topics?subject=9');
  expect(await main.findByRole('heading', { name: 'Further Maths has no topics yet' })).toBeVisible();
});

test('a slug that another subject has is refused below its field', async () => {
  const taken = 'Another subject has this slug';
  const { main, user } = await openForm('/admin/subjects/new', {
    'POST /api/admin/subjects': refusal('conflict', taken, [{ path: 'slug', message: taken }]),
  });
  await fill(await main.findByRole('textbox', { name: /^Name/ }), 'Biology');
  await user.click(main.getByRole('button', { name: 'Add subject' }));
  await waitFor(() =>
    expect(main.getByRole('textbox', { name: /^Slug/ })).toHaveAccessibleDescription(
      /Another subject has this slug/,
    ),
  );
});

test('a subject is renamed, and says under which slugs it is also found', async () => {
  const { main, user, api } = await openForm('/admin/subjects/edit?id=1', {
    'PUT /api/admin/subjects/:id': ({ body }) => ({
      subject: adminSubject(1, body.subject_name, { slug: body.slug, former_slugs: ['maths'] }),
    }),
  });
  const slug = await main.findByRole('textbox', { name: /^Slug/ });
  expect(main.getByRole('button', { name: 'Save subject' })).toBeDisabled();
  expect(main.getByRole('button', { name: 'Delete subject' })).toBeDisabled();
  expect(main.getByText(/A subject can be deleted when it has no topics\./)).toBeVisible();
  await fill(slug, 'mathematics');
  expect(slug).toHaveAccessibleDescription(/Links with ‘maths’ will keep working/);
  api.answer({
    'GET /api/admin/subjects': {
      subjects: [adminSubject(1, 'Maths', { slug: 'mathematics', former_slugs: ['maths'] })],
    },
  });
  await user.click(main.getByRole('button', { name: 'Save subject' }));
  expect(await screen.findByText('Maths has been saved.')).toBeVisible();
  await waitFor(() => expect(slug).toHaveAccessibleDescription(/Also found under: maths/));
});

test('an empty subject is deleted after a question', async () => {
  const { main, user, address } = await openForm('/admin/subjects/edit?id=3', {
    'DELETE /api/admin/subjects/:id': { message: 'Deleted' },
  });
  await user.click(await main.findByRole('button', { name: 'Delete subject' }));
  const asked = await screen.findByRole('alertdialog', { name: 'Delete Biology?' });
  await user.click(within(asked).getByRole('button', { name: 'Delete subject' }));
  expect(await screen.findByText('Biology has been deleted.')).toBeVisible();
  await expect.poll(address).toBe('/admin/subjects');
});

test.each(['/admin/subjects/edit', '/admin/subjects/edit?id=', '/admin/subjects/edit?id=x'])(
  'there is no subject at %s',
  async (path) => {
    const { main } = await openForm(path);
    expect(await main.findByRole('heading', { name: 'There is no subject at this address' })).toBeVisible();
    expect(main.queryByRole('textbox')).toBeNull();
    const url = new URL(path, 'https://sevenfold.example');
    expect(loader({ url } as Parameters<typeof loader>[0]).init?.status).toBe(404);
  },
);

test('what the server says against each field stands at it, all at once', async () => {
  const { main, user } = await openForm('/admin/subjects/new', {
    'POST /api/admin/subjects': refusal('invalid_input', 'Please enter a name', [
      { path: 'subject_name', message: 'Please enter a name' },
      { path: 'slug', message: 'Please enter a slug' },
      { path: 'slug', message: 'A slug has small letters' },
    ]),
  });
  await fill(await main.findByRole('textbox', { name: /^Name/ }), 'Biology');
  await user.click(main.getByRole('button', { name: 'Add subject' }));
  await waitFor(() =>
    expect(main.getByRole('textbox', { name: /^Name/ })).toHaveAccessibleDescription('Please enter a name'),
  );
  expect(main.getByRole('textbox', { name: /^Slug/ })).toHaveAccessibleDescription(/^Please enter a slug/);
});

test('a subject that is gone says so', async () => {
  const { main } = await openForm('/admin/subjects/edit?id=77');
  expect(await main.findByRole('heading', { name: 'This subject does not exist' })).toBeVisible();
});
