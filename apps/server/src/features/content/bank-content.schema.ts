import { questionImportSchema } from '@sevenfold/contract/questions/question-import.schema';
import { z } from 'zod';
import type { BankContent, TopicContent } from '../../../../../content/bank-content.ts';

const word = z.string().min(1);
const day = z.string().refine((text) => !Number.isNaN(Date.parse(text)), 'Not a date');
const richText = z.record(z.string(), z.unknown());

const topicSchema: z.ZodType<TopicContent> = z.object({
  slug: word,
  number: word,
  name: word,
  get topics() {
    return z.array(topicSchema);
  },
});

const bankContentSchema: z.ZodType<BankContent> = z.object({
  subjects: z.array(
    z.object({ slug: word, name: word, staffOnly: z.boolean().optional(), topics: z.array(topicSchema) }),
  ),
  questions: z.array(questionImportSchema),
  syllabuses: z.array(z.object({ subject: word, topic: word, title: word, content: richText })),
  vocabularies: z.array(z.object({ subject: word, topic: word, words: z.array(word) })),
  prerequisites: z.array(z.object({ subject: word, topic: word, prerequisites: z.array(word) })),
  posts: z.array(
    z.object({
      slug: word,
      title: word,
      author: word,
      description: word,
      published: day,
      picture: z.object({ url: word, alt: z.string() }),
      content: richText,
    }),
  ),
  pages: z.array(z.object({ slug: word, title: word, updated: day, content: richText })),
});

/**
 * The bank in the file that the build made of `content/`. All of it is checked before anything of it is loaded: the
 * variants come while visitors are reading, when it is too late for a refusal. That takes about half a second for 3,600
 * questions, once for each file that wasn't loaded yet.
 */
export function readBankContent(file: Buffer, path: string): BankContent {
  const content = parseJson(file, path);
  const checked = bankContentSchema.safeParse(content);
  if (checked.success) {
    // Not what the schema made of it: another order of the fields would make every entry look edited (load-content.ts).
    return content as BankContent;
  }
  const { path: place, message } = checked.error.issues[0]!;
  throw damaged(path, `${place.join('.') || 'all of it'}: ${message}`);
}

function parseJson(file: Buffer, path: string): unknown {
  try {
    return JSON.parse(file.toString('utf8'));
  } catch (error) {
    throw damaged(path, (error as Error).message);
  }
}

const damaged = (path: string, reason: string) =>
  new Error(`The question bank in ${path} is damaged (${reason}). Make it anew with: npm run build`);
