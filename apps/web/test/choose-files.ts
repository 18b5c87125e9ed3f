import { act, fireEvent } from '@testing-library/react';

/** Gives files to an input as the browser's window would. A drop area takes them a moment later. */
export const chooseFiles = (input: Element, files: readonly File[]): Promise<void> =>
  act(async () => {
    fireEvent.change(input, { target: { files } });
    await new Promise((taken) => setTimeout(taken));
  });

export const fileInput = (): Element => {
  const found = document.querySelector('input[type="file"]');
  if (!found) throw new Error('no input for files on this page');
  return found;
};
