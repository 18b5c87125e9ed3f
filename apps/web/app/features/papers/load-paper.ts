import { excerpt, plainText } from '@sevenfold/contract/questions/plain-text.rules';
import { nothingIfRefused } from '~/lib/api-error.ts';
import type { Audience } from '~/lib/auth/audience.ts';
import { type MakeTypeset, typesetInData } from '~/lib/bank/make-typeset.ts';
import type { BankCall } from '~/lib/bank/topic-tree.ts';

/** One paper as its page shows it; undefined where there is none that this reader may see. */
export async function loadPaper(
  call: BankCall,
  slug: string,
  readAs: Audience,
  typeset: MakeTypeset = typesetInData,
) {
  const paper = await call('GET /api/papers/:slug', { params: { slug } }).catch(nothingIfRefused);
  if (!paper) return undefined;
  const sections = paper.sections.map(({ name, marks, questions }) => ({
    name,
    marks,
    questions: questions.map(({ number, marks: worth, question }) => ({
      number,
      marks: worth,
      calculatorAllowed: question.calculatorAllowed,
      readable: {
        images: question.images.toSorted((a, b) => a.order - b.order),
        text: question.questions_html.trim() === '' ? undefined : typeset(question.questions_html),
        summary: excerpt(plainText(question.questions_text), 90),
      },
    })),
  }));
  return { readAs, paper: { ...paper, sections } };
}

export type LoadedPaper = NonNullable<Awaited<ReturnType<typeof loadPaper>>>;
export type ShownPaper = LoadedPaper['paper'];
