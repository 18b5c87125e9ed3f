/** A process of typeset-bank.ts: writes one file of typeset questions. */
import { writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { QuestionImport } from '@sevenfold/contract/questions/question-import.schema';
import { shownTexts } from '@sevenfold/replies/shown-texts';
import { questionWords } from '@sevenfold/search-text/taught-text';
import { inAscii, packHtml } from '@sevenfold/typesetting/packed-html';
import { typeset } from '@sevenfold/typesetting/typeset';
import { typesetHash } from '@sevenfold/typesetting/typeset-version';
import type { TypesetEntry, TypesetFile } from './bank-content.ts';

export interface TypesetOrder {
  readonly target: string;
  readonly questions: readonly QuestionImport[];
}

function typesetQuestion(question: QuestionImport): TypesetEntry {
  const { text, hints = [], answer, scheme, replies = [], drawings } = question;
  const html = (each: string) => inAscii(typeset(each, drawings));
  const packed = packHtml({
    question: html(text),
    solution: {
      hints: hints.map(html),
      answers: [{ body: html(answer), lines: scheme.map(([line]) => html(line)) }],
    },
  });
  return {
    hash: typesetHash(question),
    question: packed.question.toString('base64'),
    solution: packed.solution.toString('base64'),
    replies: Object.fromEntries(shownTexts(replies).map((each) => [each, html(each)])),
    words: questionWords({ text, hints, answers: [answer], replies }),
  };
}

async function write({ target, questions }: TypesetOrder): Promise<void> {
  const file: TypesetFile = Object.fromEntries(
    questions.map((question) => [question.key, typesetQuestion(question)]),
  );
  await writeFile(target, gzipSync(JSON.stringify(file)));
  process.send!(target);
}

process.on('message', (order: TypesetOrder) => void write(order));
