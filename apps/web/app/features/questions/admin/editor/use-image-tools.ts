import { useState } from 'react';
import { apiForm } from '~/lib/admin/api-form.ts';
import { api } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { toast } from '~/ui/toast.ts';
import { type DraftImage, newKey } from './draft.ts';
import { filesOf, namedImages } from './draft-form.ts';

interface ImageSide {
  readonly side: 'question' | 'answer';
  readonly text: string;
  readonly images: readonly DraftImage[];
  readonly questionId: number | undefined;
  readonly onText: (text: string) => void;
  readonly onImages: (images: readonly DraftImage[]) => void;
}

/** From pictures to text and back. */
export function useImageTools({ side, text, images, questionId, onText, onImages }: ImageSide) {
  const [busy, setBusy] = useState<'transcript' | 'drawing'>();

  const perform = async (what: 'transcript' | 'drawing', work: () => Promise<void>) => {
    setBusy(what);
    try {
      await work();
    } catch (error) {
      toast.error(messageOf(error));
    }
    setBusy(undefined);
  };

  const transcribe = async () => {
    if (images.length === 0) {
      toast.error(`Please select ${side} images first`);
      return;
    }
    await perform('transcript', async () => {
      const { text: found } = await apiForm('POST /api/admin/transcripts', transcriptForm(images));
      if (found.trim() === '') toast.info('No text was found in the images.');
      // What was written by hand is never replaced by a guess.
      else onText(text.trim() === '' ? found.trim() : `${text.trimEnd()}\n\n${found.trim()}`);
    });
  };

  const draw = () =>
    perform('drawing', async () => {
      const { image } = await api('POST /api/admin/text-images', {
        body: { text, ...(questionId !== undefined && { question_id: questionId }) },
      });
      const { ref, url } = image;
      onImages([
        ...images,
        { key: newKey(), ref, url, name: 'made from the text', watermark: true, alt: '' },
      ]);
    });

  return { busy, transcribe, draw };
}

function transcriptForm(images: readonly DraftImage[]): FormData {
  const form = new FormData();
  form.append('image_order', JSON.stringify(namedImages(images).map(({ ref }) => ref)));
  for (const { file, name } of filesOf(images)) form.append('images', file, name);
  return form;
}
