import type { CatalogueRows, SubjectRow, TopicRow } from './catalogue.queries.ts';

export interface SubjectNode {
  readonly id: number;
  readonly slug: string;
  readonly subjectName: string;
  /** Such a subject is unknown to everybody but staff. */
  readonly staffOnly: boolean;
  /** As many as a list of the whole subject shows: a design counts once, whatever topics it is listed in. */
  readonly designCount: number;
  /** The topics at the top of the tree. */
  readonly topics: TopicNode[];
}

export interface TopicNode {
  readonly id: number;
  readonly slug: string;
  readonly topicName: string;
  readonly topicNumber: string;
  readonly subject: SubjectNode;
  readonly parent: TopicNode | undefined;
  /** 1, 2 or 3. */
  readonly depth: number;
  /** Visible questions that are listed here and below. */
  readonly questionCount: number;
  /** The same without counting a design twice: as many as a list of this topic shows. */
  readonly designCount: number;
  readonly children: TopicNode[];
}

/** Every subject and topic at one version of the bank. Small enough to be kept whole in each process. */
export interface Catalogue {
  readonly version: number;
  readonly subjects: readonly SubjectNode[];
  subjectsFor(reader: Reader): SubjectNode[];
  /** Undefined as well where the reader may not know of it. */
  subjectBySlug(slug: string, reader: Reader): SubjectNode | undefined;
  topicById(id: number): TopicNode | undefined;
  topicBySlug(subject: SubjectNode, slug: string): TopicNode | undefined;
}

export interface Reader {
  readonly staff: boolean;
}

export function catalogueOf(rows: CatalogueRows): Catalogue {
  const subjects = rows.subjects.map(subjectNode);
  const subjectsById = new Map(subjects.map((subject) => [subject.id, subject]));
  const subjectsBySlug = new Map(subjects.map((subject) => [subject.slug, subject]));
  const topics = new Map<number, TopicNode>();
  const topicsBySlug = new Map<string, TopicNode>();
  // Parents come before their children, since the rows are ordered by depth.
  for (const row of rows.topics) {
    const subject = subjectsById.get(row.subject_id)!;
    const parent = row.parent_topic_id === null ? undefined : topics.get(row.parent_topic_id);
    const topic = topicNode(row, subject, parent);
    (parent?.children ?? subject.topics).push(topic);
    topics.set(topic.id, topic);
    topicsBySlug.set(`${subject.id}/${topic.slug}`, topic);
  }
  // All questions of a design stand in one topic, so the topics above and the subject may add them up.
  for (const { topic_id, count } of rows.designs) {
    const topic = topics.get(topic_id)!;
    for (const node of [topic.subject, ...pathOf(topic)]) countDesigns(node, count);
  }
  for (const { topic_id, count } of rows.also_designs) countDesigns(topics.get(topic_id)!, count);
  const seenBy = (reader: Reader) => (subject: SubjectNode | undefined) =>
    subject !== undefined && (reader.staff || !subject.staffOnly);

  return {
    version: rows.version,
    subjects,
    subjectsFor: (reader) => subjects.filter(seenBy(reader)),
    subjectBySlug: (slug, reader) => {
      const subject = subjectsBySlug.get(slug);
      return seenBy(reader)(subject) ? subject : undefined;
    },
    topicById: (id) => topics.get(id),
    topicBySlug: (subject, slug) => topicsBySlug.get(`${subject.id}/${slug}`),
  };
}

const subjectNode = (row: SubjectRow): SubjectNode => ({
  id: row.id,
  slug: row.slug,
  subjectName: row.subject_name,
  staffOnly: row.staff_only,
  designCount: 0,
  topics: [],
});

const topicNode = (row: TopicRow, subject: SubjectNode, parent: TopicNode | undefined): TopicNode => ({
  id: row.id,
  slug: row.slug,
  topicName: row.topic_name,
  topicNumber: row.topic_number,
  subject,
  parent,
  depth: row.depth,
  questionCount: row.question_count,
  designCount: 0,
  children: [],
});

function countDesigns(node: { designCount: number }, count: number): void {
  node.designCount += count;
}

/** From the top of the tree down to the topic itself. */
export function pathOf(topic: TopicNode): TopicNode[] {
  return topic.parent ? [...pathOf(topic.parent), topic] : [topic];
}
