import { topicListPath, topicParts } from '~/lib/bank/bank-address.ts';

/** The questions of a topic in the bank. */
export const practicePath = (subject: string, topics: readonly { readonly slug: string }[]): string =>
  topicListPath(
    Object.fromEntries(
      [subject, ...topics.map(({ slug }) => slug)]
        .slice(0, topicParts.length)
        .map((slug, depth) => [topicParts[depth], slug]),
    ),
  );
