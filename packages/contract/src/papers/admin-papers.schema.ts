import { z } from 'zod';
import { emailSchema } from '../accounts/email.schema.ts';
import { subjectSchema } from '../catalogue/catalogue.schema.ts';
import { lineOfText } from '../platform/text.schema.ts';
import { paperNames } from '../questions/question.constants.ts';
import { blueprintSchema } from './blueprint.schema.ts';
import { boundedGrades, longestPaperName, mostChosenStudents, paperAudiences } from './paper.constants.ts';
import { blockedSchema, paperCardSchema } from './papers.schema.ts';

export const adminPaperSchema = z
  .object({
    ...paperCardSchema.omit({ mine: true, chosen: true }).shape,
    published: z.boolean(),
    audience: z.enum(paperAudiences),
    /** How many students it is for; 0 where it is for everybody. */
    studentCount: z.int(),
    /** How often it was sat, begun or not. */
    sittings: z.int(),
    blueprint: z.object({ id: z.int(), name: z.string() }).nullable(),
  })
  .meta({ id: 'AdminPaper' });

/** The same with who it is for, by their addresses. */
export const adminPaperDetailSchema = z
  .object({ ...adminPaperSchema.shape, students: z.array(z.string()) })
  .meta({ id: 'AdminPaperDetail' });

export const paperChangeSchema = z.object({
  name: lineOfText(longestPaperName, `Please keep the name under ${longestPaperName} characters`)
    .pipe(z.string().min(1, 'Please give the paper a name'))
    .optional(),
  published: z.boolean().optional(),
  audience: z.enum(['everybody', 'chosen']).optional(),
  /** By their e-mail addresses; takes the place of those chosen before. */
  students: z.array(emailSchema).max(mostChosenStudents).optional(),
  /** Null opens it at once. */
  opensAt: z.iso.datetime().nullable().optional(),
});

const blueprintName = lineOfText(
  longestPaperName,
  `Please keep the name under ${longestPaperName} characters`,
).pipe(z.string().min(1, 'Please give the blueprint a name'));

export const blueprintRecordSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    subject: subjectSchema,
    /** The paper of the exam that it is meant to be like; null for none of them. */
    paper: z.enum(paperNames).nullable(),
    minutes: z.int(),
    blueprint: blueprintSchema,
    /** Papers that were made of it. */
    papers: z.array(z.object({ slug: z.string(), name: z.string(), published: z.boolean() })),
    /** Named by whoever saves, so that nobody overwrites what another has saved meanwhile. */
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'BlueprintRecord' });

export const blueprintFields = {
  name: blueprintName,
  paper: z.enum(paperNames).nullable(),
  /** Without the time for reading. */
  minutes: z.int().min(5).max(300),
  blueprint: blueprintSchema,
};

export const madePapersSchema = z.discriminatedUnion('found', [
  z.object({
    found: z.literal(true),
    papers: z.array(z.object({ slug: z.string(), name: z.string() })),
  }),
  blockedSchema,
]);

/** From the lowest share of the marks, in percent, that earns a grade. */
const boundarySchema = z.object({
  grade: z.literal(boundedGrades),
  percent: z.number().min(0).max(100),
});

const climbs = (boundaries: readonly { readonly percent: number }[]): boolean =>
  boundaries.every(({ percent }, place) => place === 0 || boundaries[place - 1]!.percent < percent);

export const boundariesOfPaperSchema = z.object({
  /** Null for papers that are like none of the exam. */
  paper: z.enum(paperNames).nullable(),
  /** From grade 2 to 7. */
  boundaries: z
    .array(boundarySchema)
    .length(boundedGrades.length)
    .refine((all) => all.every(({ grade }, place) => grade === boundedGrades[place]), {
      error: 'Please give a boundary for each grade from 2 to 7, in this order',
    })
    .refine(climbs, { error: 'A higher grade needs more marks than the one below it' }),
});

export const courseBoundariesSchema = z
  .object({
    subject: subjectSchema,
    papers: z.array(
      boundariesOfPaperSchema.extend({
        /** Whether staff have set them; otherwise they are our estimate. */
        edited: z.boolean(),
      }),
    ),
    /** Where the course's formula booklet is; null where none is known. */
    booklet: z.string().nullable(),
    updatedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'CourseBoundaries' });
