import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { openPage } from './open-page.tsx';

type OpenedPage = Awaited<ReturnType<typeof openPage>>;

/** An open dialog that has taken the focus: what is typed sooner would go elsewhere. */
export async function findDialog(name: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  return dialog;
}

/** A dialog with its fields by their labels. The star of a field that is needed is part of its label. */
export function formIn(dialog: HTMLElement) {
  const inside = within(dialog);
  return {
    ...inside,
    dialog,
    field: (label: string) => inside.getByLabelText(new RegExp(`^${label}\\W*$`)),
    button: (name: string) => inside.getByRole('button', { name }),
  };
}

/** Presses the header's button, as visitors do on any page. */
export async function openLoginDialog({ user }: OpenedPage) {
  // A wide screen shows it with words, a phone as a picture: both are in the document.
  const [button] = screen.getAllByRole('button', { name: 'Login/Register' });
  await user.click(button!);
  return formIn(await findDialog('Login'));
}

export async function openSignUpDialog(page: OpenedPage) {
  const login = await openLoginDialog(page);
  await page.user.click(login.button('Sign up for free'));
  return formIn(await findDialog('Sign up for free'));
}
