import { expect, type FileChooser, type Page } from '@playwright/test';

type Files = Parameters<FileChooser['setFiles']>[0];

/**
 * Presses the button that has the focus and gives it files. The browser is told to hand over its file dialogs at the
 * same moment as it is told of the key, and on a busy machine hears of the key first: then it is pressed again.
 */
export async function chooseByKeyboard(page: Page, files: Files): Promise<void> {
  await expect(async () => {
    const chooser = page.waitForEvent('filechooser', { timeout: 5000 });
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(files);
  }).toPass();
}
