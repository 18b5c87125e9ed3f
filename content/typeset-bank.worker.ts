/** A process of typeset-bank.ts: writes one file of typeset questions. */
import { writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { QuestionImport } from '@sevenfold/contract/questions/question-import.schema';
import { shownTexts } from '@sevenfold/replies/shown-texts';
import { typeset } from '@sevenfold/typesetting/typeset';
import type { TypesetFile } from './bank-content.ts';

export interface TypesetOrder {
  readonly target: string;
  readonly questions: readonly QuestionImport[];
}

function typesetQuestion(question: QuestionImport): TypesetFile[string] {
  const { text, hints = [], answer, scheme, replies = [], drawings } = question;
  const texts = new Set([text, ...hints, answer, ...scheme.map(([line]) => line), ...shownTexts(replies)]);
  return {
    entry: JSON.stringify(question),
    html: Object.fromEntries([...texts].map((each) => [each, typeset(each, drawings)])),
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
