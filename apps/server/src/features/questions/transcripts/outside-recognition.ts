import { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';

const timeoutMs = 30_000;
const largestAnswer = 2 * 1024 * 1024;

const answerSchema = z.object({
  ParsedResults: z.array(z.object({ ParsedText: z.string().max(200_000).nullish() })).nullish(),
  IsErroredOnProcessing: z.boolean().optional(),
});

const away = () =>
  new AppError(
    'unavailable',
    'The text recognition service is away right now. Please try again in a minute.',
    {
      retryAfterSeconds: 60,
    },
  );

/**
 * A service that answers with ParsedResults. Its address is the operator's alone: nobody's input is part of it, and it
 * can't send us elsewhere.
 */
export const recogniseOutside =
  ({ url, key }: { url: string; key: string | undefined }) =>
  async (image: Buffer): Promise<string> => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(image)], { type: 'image/png' }), 'image.png');
    form.set('language', 'eng');
    form.set('OCREngine', '2');
    try {
      const response = await fetch(url, {
        method: 'POST',
        body: form,
        headers: { accept: 'application/json', ...(key && { apikey: key }) },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) throw away();
      const answer = answerSchema.parse(JSON.parse(await bounded(response)));
      if (answer.IsErroredOnProcessing) throw away();
      return (answer.ParsedResults ?? []).map(({ ParsedText }) => ParsedText ?? '').join('\n');
    } catch {
      throw away();
    }
  };

async function bounded(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += (part as Uint8Array).length;
    if (size > largestAnswer) throw away();
    parts.push(part as Uint8Array);
  }
  return Buffer.concat(parts).toString('utf8');
}
