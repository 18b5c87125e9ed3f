import { type WrittenReply, writtenReplySchema } from '@sevenfold/contract/questions/reply.schema';
import { isScalar, parseDocument, visit } from 'yaml';

/** The section `## Replies` of a question file: a list in YAML, in which nothing but marks is a number. */
export function readReplies(section: string | undefined): readonly WrittenReply[] | undefined {
  if (section === undefined) return undefined;
  const items = readList(section);
  if (!Array.isArray(items)) throw new Error('the replies are no list');
  return items.map((item, index) => {
    const read = writtenReplySchema.safeParse(item);
    if (read.success) return read.data;
    const [issue] = read.error.issues;
    throw new Error(`reply ${index + 1}: ${issue!.path.join('.')} ${issue!.message}`);
  });
}

/** Answers stay as they are written: 2.50 has three figures, which the number 2.5 has lost. */
function readList(section: string): unknown {
  const document = parseDocument(section);
  const [error] = document.errors;
  if (error) throw error;
  visit(document, {
    Pair: (_, { key, value }) => {
      if (!isScalar(key) || !isAnswer(key.value) || !isScalar(value)) return;
      if (typeof value.value === 'number') value.value = value.source;
    },
  });
  return document.toJS();
}

const isAnswer = (key: unknown) => key === 'expected' || key === 'value' || key === 'follows';
