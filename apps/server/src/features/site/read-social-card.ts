import { join } from 'node:path';
import { AppError } from '../../platform/app-error.ts';
import { type KeptFiles, openKeptFiles } from '../../platform/cache/kept-files.ts';
import { concurrencyLimit } from '../../platform/concurrency-limit.ts';
import { drawText } from '../../platform/drawing/draw-text.ts';
import type { Services } from '../../platform/services.ts';
import { version } from '../../platform/version.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import type { PostSource } from '../content/post-source.ts';
import { drawingsOf } from '../questions/preview-text.ts';
import { readQuestion } from '../questions/read-question.ts';
import type { titleCard } from './social-card.ts';

/** Some two thousand cards. */
const mostBytes = 64 * 1024 * 1024;
/** The process's, since the cores are. */
export const limitCards = concurrencyLimit({ concurrency: 1, maxQueued: 10 });

export const openCards = ({ config, log }: Services): KeptFiles =>
  openKeptFiles({ folder: join(config.dataDir, 'cards'), ending: '.png', mostBytes, restPerWork: 3, log });

/** Drawn anew with every version of the product, which may draw it otherwise. */
const keptCard = <Content extends object>(
  { config }: Services,
  cards: KeptFiles,
  content: Content,
  draw: (content: Content & { siteName: string }) => Promise<string>,
): Promise<Buffer> => {
  const whole = { ...content, siteName: config.site.name };
  return cards({ version, ...whole }, limitCards, async () => {
    const { default: sharp } = await import('sharp');
    return sharp(Buffer.from(await draw(whole)))
      .png({ palette: true, quality: 90 })
      .toBuffer();
  });
};

// The drawing of letters is loaded with the first card, not with the server.
const drawing = () => import('./social-card.ts');

const titled = async (content: Parameters<typeof titleCard>[0]) => (await drawing()).titleCard(content);

export const readSiteCard = (services: Services, cards: KeptFiles): Promise<Buffer> =>
  keptCard(
    services,
    cards,
    {
      over: 'For students of the IB Diploma',
      title: 'Questions, worked answers and timed tests',
      facts: ['Math AA', 'Math AI', 'Physics', 'Chemistry'],
    },
    titled,
  );

export async function readQuestionCard(services: Services, cards: KeptFiles, id: number): Promise<Buffer> {
  // Read in any case: what was taken out since must not be shown.
  const question = await readQuestion(services, id, { staff: false }, await readCatalogue(services));
  const content = {
    text: question.questions_text,
    drawings: await drawingsOf(services, id),
    place: [question.subject.subject_name, question.topic.topic_name].join('  ›  '),
    facts: [
      question.difficulty,
      question.marks === 1 ? '1 mark' : `${question.marks} marks`,
      'Worked answer',
    ],
  };
  return keptCard(services, cards, content, async ({ text, drawings, ...frame }) => {
    const { questionCard } = await drawing();
    const sheet = await drawText(text, drawings);
    return questionCard({ ...frame, sheet: sheet.replace(/<rect [^>]*fill="#ffffff"\/>/, '') });
  });
}

export async function readPostCard(
  services: Services,
  cards: KeptFiles,
  posts: PostSource,
  slug: string,
): Promise<Buffer> {
  const [post] = await posts.find(slug);
  if (!post) throw new AppError('not_found', 'This post does not exist');
  const { title, author, readingMinutes } = post;
  const content = { over: 'From the blog', title, facts: [author, `${readingMinutes} min read`] };
  return keptCard(services, cards, content, titled);
}
