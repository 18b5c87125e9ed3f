import { z } from 'zod';
import { recordId } from '../platform/id.schema.ts';
import { lineOfText } from '../platform/text.schema.ts';
import { longestName, longestNumber, longestSlug, slugPattern } from './slug.rules.ts';
import { longestTerm, mostTerms, tidyVocabulary } from './vocabulary.rules.ts';

const name = lineOfText(longestName, `Please keep the name under ${longestName} characters`).min(
  1,
  'Please enter a name',
);

const givenSlug = z
  .string()
  .trim()
  .min(1, { error: 'Please enter a slug', abort: true })
  .max(longestSlug, { error: `Please keep the slug under ${longestSlug} characters`, abort: true })
  .regex(slugPattern, 'A slug has small letters, digits and single hyphens between them');

export const subjectFormSchema = z.object({
  subject_name: name,
  slug: givenSlug,
  /** Students don't know of such a subject. */
  staff_only: z.boolean(),
});

export const topicFormSchema = z.object({
  topic_name: name,
  slug: givenSlug,
  topic_number: lineOfText(longestNumber, `Please keep the number under ${longestNumber} characters`),
});

export const termSchema = lineOfText(
  longestTerm,
  `Please keep each word or phrase under ${longestTerm} characters`,
).min(1, 'Please enter a word');

/** What students call a topic, one word or phrase each; what stands first is what it is most about. */
export const vocabularySchema = z
  .array(termSchema)
  .max(mostTerms, { error: `Please keep it to ${mostTerms} words and phrases`, abort: true })
  .transform(tidyVocabulary);

export const newTopicSchema = topicFormSchema.extend({
  subject_id: recordId,
  /** Null at the top of the subject. */
  parent_topic_id: recordId.nullable(),
});

export const adminSubjectSchema = z
  .object({
    id: z.int(),
    slug: z.string(),
    subject_name: z.string(),
    staff_only: z.boolean(),
    /** Under which it was known before; links with them still lead here. */
    former_slugs: z.array(z.string()),
    topics: z.int(),
    /** All that are kept in it, and those of them that students see. */
    questions: z.int(),
    visible: z.int(),
    tests: z.int(),
  })
  .meta({ id: 'AdminSubject' });

export const adminTopicSchema = z
  .object({
    id: z.int(),
    subject_id: z.int(),
    parent_topic_id: z.int().nullable(),
    slug: z.string(),
    topic_name: z.string(),
    topic_number: z.string(),
    depth: z.int(),
    former_slugs: z.array(z.string()),
    /** Kept in the topic itself, shown or hidden. */
    own_questions: z.int(),
    /** The same with everything below it. */
    questions: z.int(),
    /** Of which it is another topic. */
    other_questions: z.int(),
    /** Tests that were made with it. */
    tests: z.int(),
    syllabus: z.boolean(),
  })
  .meta({ id: 'AdminTopic' });

export const adminVocabularySchema = z
  .object({
    words: z.array(z.string()),
    /** Staff have changed them, so newer content leaves them alone. */
    by_staff: z.boolean(),
  })
  .meta({ id: 'AdminVocabulary' });
