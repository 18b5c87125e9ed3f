import { join } from 'node:path';
import { bookletCode } from '@sevenfold/contract/papers/booklet.rules';
import type { PrintedPart, PrintStyle } from '@sevenfold/contract/papers/print.constants';
import { AppError } from '../../../platform/app-error.ts';
import { type KeptFiles, openKeptFiles } from '../../../platform/cache/kept-files.ts';
import { fairLimit } from '../../../platform/fair-limit.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { readPictures } from '../../../platform/pictures/read-pictures.ts';
import type { Services } from '../../../platform/services.ts';
import { version } from '../../../platform/version.ts';
import { readUser } from '../../accounts/read-profile.ts';
import { readCatalogue } from '../../catalogue/read-catalogue.ts';
import { readSittings } from '../../practice-tests/sit-paper.ts';
import { findSeenPaper, readPapersOfTests } from '../read-papers.ts';
import { codeOfPage } from './booklet-code.policy.ts';
import { printInThread } from './print-in-thread.ts';
import type { PrintedPaper } from './printed-paper.ts';
import { readBooklet } from './read-booklet.ts';
import { readPrintedPaper } from './read-printed-paper.ts';
import { schemeRefusal } from './scheme-access.policy.ts';

/** Some thousand papers. */
const mostBytes = 128 * 1024 * 1024;

/** One at a time, since it takes a core for most of a second; networks and accounts take turns. */
export const limitPrints = fairLimit({ concurrency: 1, maxQueued: 20, longestWaitMs: 60_000 });

/** Each paper is drawn once in each style; one whose text was changed is another file. */
export const openPrintedPapers = ({ config, log }: Services): KeptFiles =>
  openKeptFiles({ folder: join(config.dataDir, 'papers'), ending: '.pdf', mostBytes, log });

interface Wanted {
  readonly slug: string;
  readonly part: PrintedPart;
  readonly style: PrintStyle;
  /** Whose turn it takes. */
  readonly owner: string;
  /** Told how many answers there will be, and may refuse them. */
  readonly countAnswers: (answers: number) => Promise<void>;
}

export async function printPaper(
  services: Services,
  kept: KeptFiles,
  { slug, part, style, owner, countAnswers }: Wanted,
  caller: Caller | undefined,
): Promise<Buffer> {
  const seen = await findSeenPaper(services, slug, caller);
  if (!seen.readable) throw new AppError('conflict', 'This paper is not open yet.');
  if (part === 'scheme') {
    const sittings = caller ? await readSittings(services, seen.paper.id, caller) : [];
    const refusal = schemeRefusal(seen.paper.audience, seen.reader, sittings);
    if (refusal) throw new AppError('conflict', refusal);
    await countAnswers(seen.paper.questions.length);
  }
  const paper = await readPrintedPaper(services, seen, part, caller);
  // Without the moment of its making: it is the same paper tomorrow.
  return kept(
    { version, part, style, paper },
    (work) => limitPrints({ owner }, work),
    async () => {
      const pictures = await readPictures(services.files, imagesOf(paper));
      return printInThread({ kind: part, job: { paper, style, date: services.clock.now(), pictures } });
    },
  );
}

const imagesOf = ({ sections }: PrintedPaper) =>
  sections
    .flatMap(({ questions }) => questions)
    .flatMap(({ images, answers }) => [...images, ...answers.flatMap((answer) => answer.images)]);

/** The caller's own, with their name on it: never kept, since nobody else asks for it. */
export async function printBooklet(
  services: Services,
  { slug, style, gone }: { slug: string; style: PrintStyle; gone: AbortSignal },
  caller: Caller,
): Promise<Buffer> {
  const { test, booklet } = await readBooklet(services, slug, caller);
  return limitPrints({ owner: caller.userId, gone }, async () => {
    const [user, catalogue, papers] = await Promise.all([
      readUser(services, caller),
      readCatalogue(services),
      readPapersOfTests(services, test.paperId === null ? [] : [test.paperId]),
    ]);
    const subject = catalogue.subjects.find(({ id }) => id === test.subjectId);
    return printInThread({
      kind: 'booklet',
      booklet: {
        site: { name: services.config.site.name },
        subject: subject?.subjectName ?? '',
        name: papers.get(test.paperId ?? 0)?.name ?? 'Practice test',
        studentNames: [user.fullName ?? '', user.username],
        pages: booklet.pages.map((page) => ({
          ...page,
          code: bookletCode(codeOfPage(booklet.secret, test, page.page)),
        })),
        style,
        date: services.clock.now(),
      },
    });
  });
}
