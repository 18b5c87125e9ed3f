import { expect, type Locator, type Page } from '@playwright/test';
import { visit } from '../journey.ts';
import { button } from './student-work.ts';

export const text = (page: Page): Locator => page.getByRole('textbox', { name: /^Text of the/ });

export const tool = (page: Page, name: string): Locator =>
  page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true });

export const saveNote = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: /Saved|Saving|Not saved/ });

/** A picture of one violet pixel. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

export async function beginPost(page: Page, title: string): Promise<void> {
  await visit(page, '/admin/blogs/new');
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await button(page, 'Start writing').click();
  await expect(text(page)).toBeVisible();
  await text(page).click();
}

export async function insertFormula(page: Page, latex: string, large = false): Promise<void> {
  await page.keyboard.press('Control+m');
  const dialog = page.getByRole('dialog', { name: 'Insert formula' });
  await dialog.getByRole('textbox', { name: 'LaTeX' }).fill(latex);
  if (large) await dialog.getByRole('checkbox').check();
  await expect(dialog.getByRole('region', { name: 'Preview' }).locator('math')).toHaveCount(1);
  await button(dialog, 'Insert').click();
  await expect(dialog).toBeHidden();
}

interface Pasted {
  readonly html?: string;
  readonly plain?: string;
  /** A PNG file in base64. */
  readonly file?: string;
}

/** As the browser does when somebody presses Ctrl V. */
export async function paste(page: Page, pasted: Pasted): Promise<void> {
  await page.evaluate(({ html, plain, file }) => {
    const data = new DataTransfer();
    if (html) data.setData('text/html', html);
    if (plain) data.setData('text/plain', plain);
    if (file) {
      const bytes = Uint8Array.from(atob(file), (letter) => letter.codePointAt(0)!);
      data.items.add(new File([bytes], 'pasted.png', { type: 'image/png' }));
    }
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, pasted);
}
