import { type WrittenReply, writtenReplySchema } from '@sevenfold/contract/questions/reply.schema';
import { parse } from 'yaml';

/** The section `## Replies` of a question file: a list in YAML, in which nothing but marks is a number. */
export function readReplies(section: string | undefined): readonly WrittenReply[] | undefined {
  if (section === undefined) return undefined;
  const items: unknown = parse(section, (key, value: unknown) =>
    typeof value === 'number' && isText(key) ? String(value) : value,
  );
  if (!Array.isArray(items)) throw new Error('the replies are no list');
  return items.map((item, index) => {
    const read = writtenReplySchema.safeParse(item);
    if (read.success) return read.data;
    const [issue] = read.error.issues;
    throw new Error(`reply ${index + 1}: ${issue!.path.join('.')} ${issue!.message}`);
  });
}

const isText = (key: unknown) => key === 'expected' || key === 'value' || key === 'follows';
