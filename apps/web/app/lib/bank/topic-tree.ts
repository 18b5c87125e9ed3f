import type { Answer, CallArguments, EndpointKey } from '../api-call.ts';
import { type TopicSlugs, topicParts } from './bank-address.ts';

/** Calls the API as the visitor that the server renders for, or from the browser as the user. */
export type BankCall = <Key extends EndpointKey>(
  key: Key,
  ...parts: CallArguments<Key>
) => Promise<Answer<Key>>;

/** As much of a topic as the bank's pages show. */
export interface TopicNode {
  readonly slug: string;
  readonly name: string;
  readonly number: string;
  readonly count: number;
  readonly below: readonly TopicNode[];
}

export interface SubjectName {
  readonly slug: string;
  readonly name: string;
}

/** What the bank's frame hands to the page inside it. */
export interface Catalogue {
  readonly subjects: readonly SubjectName[];
  readonly subject: SubjectName | undefined;
  readonly topics: readonly TopicNode[];
}

/** The topics that the slugs name, from the top down; shorter than the slugs where one isn't known. */
export function topicPath(topics: readonly TopicNode[], slugs: TopicSlugs): TopicNode[] {
  const path: TopicNode[] = [];
  let level = topics;
  for (const part of topicParts.slice(1)) {
    const found = level.find((topic) => topic.slug === slugs[part]);
    if (!found) break;
    path.push(found);
    level = found.below;
  }
  return path;
}

/** The slugs of the first topics of a path. */
export function slugsOf(subject: string, path: readonly { slug: string }[]): TopicSlugs {
  return Object.fromEntries(
    topicParts.map((part, depth) => [part, depth === 0 ? subject : path[depth - 1]?.slug]),
  );
}
