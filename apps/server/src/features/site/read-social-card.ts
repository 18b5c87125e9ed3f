import { LRUCache } from 'lru-cache';
import { AppError } from '../../platform/app-error.ts';
import { concurrencyLimit } from '../../platform/concurrency-limit.ts';
import { drawText } from '../../platform/drawing/draw-text.ts';
import type { Services } from '../../platform/services.ts';
import { perVersion } from '../catalogue/per-version.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import type { PostSource } from '../content/post-source.ts';
import { drawingsOf } from '../questions/preview-text.ts';
import { readQuestion } from '../questions/read-questions.ts';

const limitDrawing = concurrencyLimit({ concurrency: 1, maxQueued: 30 });
/** Some hundred cards: what is shared is asked for by many within a short time. */
const cardsOf = perVersion(
  () =>
    new LRUCache<string, Buffer>({
      maxSize: 16 * 1024 * 1024,
      sizeCalculation: ({ length }) => length,
    }),
);

async function keptCard(services: Services, key: string, draw: () => Promise<string>): Promise<Buffer> {
  const cards = cardsOf(await readCatalogue(services));
  const kept = cards.get(key);
  if (kept) return kept;
  const svg = await draw();
  const picture = await limitDrawing(async () => {
    const { default: sharp } = await import('sharp');
    return sharp(Buffer.from(svg)).png({ palette: true, quality: 90 }).toBuffer();
  });
  cards.set(key, picture);
  return picture;
}

// The drawing of letters is loaded with the first card, not with the server.
const drawing = () => import('./social-card.ts');

export const readSiteCard = (services: Services): Promise<Buffer> =>
  keptCard(services, 'site', async () => {
    const { titleCard } = await drawing();
    return titleCard({
      siteName: services.config.site.name,
      over: 'For students of the IB Diploma',
      title: 'Questions, worked answers and timed tests',
      facts: ['Math AA', 'Math AI', 'Physics', 'Chemistry'],
    });
  });

export async function readQuestionCard(services: Services, id: number): Promise<Buffer> {
  // Read in any case: what was taken out since must not be shown.
  const question = await readQuestion(services, id, { staff: false }, await readCatalogue(services));
  return keptCard(services, `question ${id}`, async () => {
    const { questionCard } = await drawing();
    const sheet = await drawText(question.questions_text, await drawingsOf(services, id));
    return questionCard({
      siteName: services.config.site.name,
      place: [question.subject.subject_name, question.topic.topic_name].join('  ›  '),
      sheet: sheet.replace(/<rect [^>]*fill="#ffffff"\/>/, ''),
      facts: [
        question.difficulty,
        question.marks === 1 ? '1 mark' : `${question.marks} marks`,
        'Worked answer',
      ],
    });
  });
}

export async function readPostCard(services: Services, posts: PostSource, slug: string): Promise<Buffer> {
  const [post] = await posts.find(slug);
  if (!post) throw new AppError('not_found', 'This post does not exist');
  return keptCard(services, `post ${slug} ${post.updatedAt}`, async () => {
    const { titleCard } = await drawing();
    return titleCard({
      siteName: services.config.site.name,
      over: 'From the blog',
      title: post.title,
      facts: [post.author, `${post.readingMinutes} min read`],
    });
  });
}
