import { z } from 'zod';
import { paperParts } from '../questions/question.constants.ts';

export const slugSchema = z
  .string()
  .trim()
  .min(1)
  .max(120)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Not a valid name');

const topicFields = {
  id: z.int(),
  slug: z.string(),
  topic_name: z.string(),
  topic_number: z.string(),
  parent_topic_id: z.int().nullable(),
  /** Visible questions in this topic and everything below it. */
  totalQuestionsCount: z.int(),
  category: z.enum(['topic', 'subtopic']),
};

/** A topic without what is below it. */
export const topicSchema = z.object(topicFields).meta({ id: 'Topic' });

/** Topic, subtopic and sub-subtopic are the same kind of record, at most three levels deep. */
const thirdLevel = z.object({ ...topicFields, subtopics: z.array(z.never()) });
const secondLevel = z.object({ ...topicFields, subtopics: z.array(thirdLevel) });
export const topicTreeSchema = z
  .object({ ...topicFields, subtopics: z.array(secondLevel) })
  .meta({ id: 'TopicTree' });

export const subjectSchema = z
  .object({ id: z.int(), slug: z.string(), subject_name: z.string() })
  .meta({ id: 'Subject' });

/** A subject as the catalogue lists it: with what its exam consists of, which is what its questions are filtered by. */
export const listedSubjectSchema = z
  .object({
    ...subjectSchema.shape,
    papers: z.array(z.object({ paper: z.int(), paper_part: z.enum(paperParts).nullable() })),
    /** Whether there are questions that are to be answered without a calculator. */
    no_calculator: z.boolean(),
  })
  .meta({ id: 'ListedSubject' });

export const subjectTreeSchema = z
  .object({ ...listedSubjectSchema.shape, totalQuestionsCount: z.int(), Topic: z.array(topicTreeSchema) })
  .meta({ id: 'SubjectTree' });
