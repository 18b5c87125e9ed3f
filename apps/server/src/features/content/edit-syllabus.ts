import type {
  getAdminSyllabus,
  saveSyllabus as saving,
} from '@sevenfold/contract/content/admin-syllabus.endpoints';
import { nodesOf } from '@sevenfold/contract/content/rich-text.rules';
import type { BodyOf, ResponseOf } from '@sevenfold/contract/platform/endpoint';
import { AppError } from '../../platform/app-error.ts';
import { changedFields, recordStaffAction } from '../../platform/audit/audit.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { pathOf, type TopicNode } from '../catalogue/catalogue-tree.ts';
import { noSuchTopic } from '../catalogue/find-place.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { takeBankTurn } from '../catalogue/save-catalogue.ts';
import { picturesWithoutWords } from './post.policy.ts';
import { assertPublishable } from './rich-formulas.ts';
import { presentSyllabus } from './syllabus.presenter.ts';
import { findSyllabus, removeSyllabus, upsertSyllabus } from './syllabus.queries.ts';

export async function readWrittenSyllabus(
  services: Services,
  topicId: number,
): Promise<ResponseOf<typeof getAdminSyllabus>> {
  const topic = await topicOf(services, topicId);
  const row = await findSyllabus(services.database.db, topicId);
  return {
    topic: { id: topic.id, name: topic.topicName, number: topic.topicNumber },
    subject: { id: topic.subject.id, name: topic.subject.subjectName },
    path: readersPath(topic),
    syllabus: row ? await presentSyllabus(row) : null,
    updatedAt: row?.updatedAt.toISOString() ?? null,
  };
}

export async function saveSyllabus(
  services: Services,
  topicId: number,
  { updatedAt, title, content, featuredImage, image }: BodyOf<typeof saving>,
  caller: Caller,
): Promise<{ updatedAt: string }> {
  const topic = await topicOf(services, topicId);
  await assertPublishable(content, [
    ...withoutWords('featuredImage', featuredImage),
    ...withoutWords('image', image),
    ...picturesWithoutWords(content),
  ]);
  return services.database.transaction(async (tx) => {
    await takeBankTurn(tx.db);
    const now = services.clock.now();
    const before = await findSyllabus(tx.db, topicId);
    if ((before?.updatedAt.toISOString() ?? null) !== updatedAt) {
      throw new AppError(
        'conflict',
        'Somebody has saved this page meanwhile. Load it again to go on from there.',
      );
    }
    const facts = {
      title,
      featuredImageUrl: featuredImage?.url ?? null,
      featuredImageAlt: featuredImage?.alt ?? '',
      imageUrl: image?.url ?? null,
      imageAlt: image?.alt ?? '',
    };
    await upsertSyllabus(tx.db, { ...facts, topicId, content, updatedAt: now });
    await recordStaffAction(tx, caller, now, {
      action: before ? 'edit syllabus' : 'add syllabus',
      about: aboutSyllabus(topic),
      ...changedFields(before ? { ...before, text: plainText(before.content) } : {}, {
        ...facts,
        text: plainText(content),
      }),
    });
    return { updatedAt: now.toISOString() };
  });
}

export async function deleteSyllabus(services: Services, topicId: number, caller: Caller): Promise<void> {
  const topic = await topicOf(services, topicId);
  await services.database.transaction(async (tx) => {
    await takeBankTurn(tx.db);
    const before = await findSyllabus(tx.db, topicId);
    if (!before) throw new AppError('not_found', 'This topic has no syllabus page');
    await removeSyllabus(tx.db, topicId);
    await recordStaffAction(tx, caller, services.clock.now(), {
      action: 'delete syllabus',
      about: aboutSyllabus(topic),
      before: { title: before.title },
    });
  });
}

const aboutSyllabus = (topic: TopicNode) => ({
  kind: 'syllabus',
  id: topic.id,
  name: `${topic.subject.subjectName}: ${topic.topicName}`,
});

/** As the log keeps it: enough to see what was written and to bring it back by hand. */
const plainText = (content: unknown): string =>
  [...nodesOf(content)]
    .flatMap(({ type, text, latex }) => (type === 'formula' ? `$${latex}$` : type === 'text' ? text : []))
    .join(' ')
    .slice(0, 20_000);

const withoutWords = (path: string, picture: { alt: string } | null) =>
  picture && picture.alt === ''
    ? [{ path, message: 'Please describe the image for those who can’t see it' }]
    : [];

async function topicOf(services: Services, topicId: number): Promise<TopicNode> {
  const topic = (await readCatalogue(services)).topicById(topicId);
  if (!topic) throw noSuchTopic();
  return topic;
}

const levelNames = ['topic', 'subtopic', 'subsubtopic'];

function readersPath(topic: TopicNode): string {
  const query = new URLSearchParams({ subject: topic.subject.slug });
  for (const [level, { slug }] of pathOf(topic).entries()) query.set(levelNames[level]!, slug);
  return `/ibdp-question-bank/syllabus?${query}`;
}
