import { invalidField } from '../../platform/app-error.ts';
import { concurrencyLimit } from '../../platform/concurrency-limit.ts';
import { drawText } from '../../platform/drawing/draw-text.ts';
import { keepOriginal } from '../../platform/pictures/keep-picture.ts';
import { pictureUrl } from '../../platform/pictures/picture-address.ts';
import type { Services } from '../../platform/services.ts';
import { drawingsOf, typesetOrRefuse } from './preview-text.ts';

export const limitDrawing = concurrencyLimit({ concurrency: 1, maxQueued: 20 });
const tallest = 12_000;

/** An image of a text, kept for the question that will name it. */
export async function drawTextImage(
  services: Services,
  { text, question_id: questionId }: { text: string; question_id?: number | undefined },
) {
  const drawings = await drawingsOf(services, questionId);
  await typesetOrRefuse(text, drawings);
  const content = await limitDrawing(async () => {
    const svg = await drawText(text, drawings);
    // Its own word is enough: drawing what is too tall takes long, and beyond some height it fails.
    if (Number(/^<svg [^>]* height="(\d+)"/.exec(svg)?.[1]) > tallest) throw tooLong();
    const { default: sharp } = await import('sharp');
    return sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).png().toBuffer();
  });
  const picture = await keepOriginal(services, { content, type: 'image/png' }, undefined);
  return {
    image: {
      ref: `kept:${picture.id}`,
      url: pictureUrl(picture.id),
      width: picture.width,
      height: picture.height,
    },
  };
}

const tooLong = () => invalidField('text', 'This text is too long for one image');
