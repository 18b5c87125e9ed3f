import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import { readManyRows } from '../../../platform/database/read-rows.ts';

const candidateRow = z.object({
  id: z.int(),
  design: z.string(),
  marks: z.int(),
  difficulty: z.int(),
  paper: z.int().nullable(),
  paper_part: z.enum(['A', 'B']).nullable(),
  calculator_allowed: z.boolean(),
  multiple_choice: z.boolean(),
  topic1_id: z.int(),
  topic2_id: z.int().nullable(),
  topic3_id: z.int().nullable(),
});
export type CandidateRow = z.output<typeof candidateRow>;

/** Everything that is visible in a subject, its other level's shared questions too, in the order of their ids. */
export const listCandidates = (db: Db, subjectId: number): Promise<CandidateRow[]> =>
  readManyRows(
    db,
    'candidates for papers',
    candidateRow,
    sql`
    select p.question_id as id, coalesce(q.design_key, q.key, 'question ' || q.id) as design, p.marks, p.difficulty,
      p.paper, p.paper_part, p.calculator_allowed, q.mcq_answer is not null as multiple_choice,
      p.topic1_id, p.topic2_id, p.topic3_id
    from question_places p join questions q on q.id = p.question_id
    where p.visible and p.subject_id = ${subjectId}
    order by p.question_id`,
  );
