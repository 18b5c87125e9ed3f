import { largestImageBytes } from '@sevenfold/contract/platform/image.rules';
import { mostImages } from '@sevenfold/contract/questions/edit-question.rules';
import { type DraftImage, newKey } from './draft.ts';

export const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;

export interface TakenFiles {
  readonly images: readonly DraftImage[];
  readonly problem: string | undefined;
}

/** The server looks into each file; what can be told without that is told at once. */
export function takeFiles(files: readonly File[], already: number): TakenFiles {
  const room = Math.max(0, mostImages - already);
  const refused = files.map(refusal).find((text) => text !== undefined);
  const fit = files.filter((file) => refusal(file) === undefined);
  return {
    images: fit
      .slice(0, room)
      .map((file) => ({ key: newKey(), file, name: file.name, watermark: true, alt: '' })),
    problem: refused ?? (fit.length > room ? `At most ${mostImages} images fit here.` : undefined),
  };
}

function refusal(file: File): string | undefined {
  if (!(imageTypes as readonly string[]).includes(file.type)) {
    return `${file.name} is not a PNG, JPEG, WebP or GIF image.`;
  }
  return file.size > largestImageBytes ? `${file.name} is larger than 10 MB.` : undefined;
}
