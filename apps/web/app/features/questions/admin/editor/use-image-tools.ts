import { useState } from 'react';
import { apiForm } from '~/lib/admin/api-form.ts';
import { api } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { toast } from '~/ui/toast.ts';
import { type DraftImage, newKey } from './draft.ts';

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
      const { text: found } = await apiForm('POST /api/admin/transcripts', await transcriptForm(images));
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

/** Stored pictures go by their id. One that was drawn from text has none yet, so it goes as a file. */
async function transcriptForm(images: readonly DraftImage[]): Promise<FormData> {
  const form = new FormData();
  form.append('image_ids', JSON.stringify(images.flatMap(({ id }) => (id === undefined ? [] : [id]))));
  for (const { id, file, url, name } of images) {
    if (id !== undefined) continue;
    const bytes = file ?? (url ? await (await fetch(url)).blob() : undefined);
    if (bytes) form.append('images', bytes, name);
  }
  return form;
}
