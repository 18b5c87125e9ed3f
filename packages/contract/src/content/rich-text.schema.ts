import { z } from 'zod';
import { cleanRichText, isSafeAddress, RichTextProblem, richTextLimits } from './rich-text.rules.ts';

/** Rich text as staff send it: what pages can't show is refused, what they don't read is dropped. */
export const richTextSchema = z.unknown().transform((given, context): Record<string, unknown> => {
  try {
    return cleanRichText(given);
  } catch (error) {
    if (!(error instanceof RichTextProblem)) throw error;
    context.addIssue({ code: 'custom', message: error.message });
    return z.NEVER;
  }
});

/** As it leaves: formulas carry the `html` that this server typeset. */
export const shownRichTextSchema = z.record(z.string(), z.unknown());

export const pictureSchema = z.object({
  url: z
    .string()
    .trim()
    .max(2000)
    .refine((url) => isSafeAddress(url, 'picture'), 'A picture needs an address'),
  alt: z.string().trim().max(richTextLimits.alt),
});

/** Rich text is longer than the fields of other calls. */
export const richTextBytes = 2 * 1024 * 1024;
