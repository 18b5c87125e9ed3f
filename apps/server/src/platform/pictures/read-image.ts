import { invalidField } from '../app-error.ts';
import type { UploadedFile } from '../http/upload.ts';
import { ImageFlaw } from './image-flaw.ts';
import type { Original } from './make-picture.ts';

/** Opens an uploaded image. What is wrong with it is told by its name, at the field that brought it. */
export async function readImage(file: UploadedFile, path: string): Promise<Original> {
  const { readOriginal } = await import('./make-picture.ts');
  try {
    return await readOriginal(file.content);
  } catch (error) {
    if (!(error instanceof ImageFlaw)) throw error;
    throw invalidField(path, `${file.name}: ${error.message}`);
  }
}
