import { z } from 'zod';
import { slugSchema } from '../catalogue/catalogue.schema.ts';
import { endpoint } from '../platform/endpoint.ts';
import { recordId } from '../platform/id.schema.ts';
import {
  adminPaperDetailSchema,
  adminPaperSchema,
  blueprintFields,
  blueprintRecordSchema,
  boundariesOfPaperSchema,
  courseBoundariesSchema,
  madePapersSchema,
  paperChangeSchema,
} from './admin-papers.schema.ts';
import { paperLetters, versionKinds } from './paper.constants.ts';
import { paperSlugSchema, paperTitleSchema } from './papers.schema.ts';

const tag = 'Staff: papers';
const slug = z.object({ slug: paperSlugSchema });
const id = z.object({ id: recordId });
const errors = ['invalid_input', 'not_signed_in', 'not_allowed'] as const;
const ofOne = [...errors, 'not_found'] as const;
const done = z.object({ message: z.string() });

export const listAdminPapers = endpoint({
  name: 'listAdminPapers',
  tag,
  method: 'GET',
  path: '/api/admin/papers',
  access: 'staff',
  summary: "Mock papers and those of staff, published or not; students' own are theirs alone.",
  query: z.object({ subject: slugSchema.optional() }),
  response: z.array(adminPaperSchema),
  errors: [...ofOne],
});

export const getAdminPaper = endpoint({
  name: 'getAdminPaper',
  tag,
  method: 'GET',
  path: '/api/admin/papers/:slug',
  access: 'staff',
  summary: 'One paper with the students that it is for.',
  params: slug,
  response: adminPaperDetailSchema,
  errors: [...ofOne],
});

export const changePaper = endpoint({
  name: 'changePaper',
  tag,
  method: 'PATCH',
  path: '/api/admin/papers/:slug',
  access: 'staff',
  summary: 'Names a paper, publishes it to everybody or to chosen students, or sets when it opens.',
  params: slug,
  body: paperChangeSchema,
  response: adminPaperDetailSchema,
  errors: [...ofOne, 'conflict'],
});

export const removePaper = endpoint({
  name: 'removePaper',
  tag,
  method: 'DELETE',
  path: '/api/admin/papers/:slug',
  access: 'staff',
  summary: 'Removes a paper of staff that was never sat.',
  params: slug,
  response: done,
  errors: [...ofOne, 'conflict'],
});

export const listBlueprints = endpoint({
  name: 'listBlueprints',
  tag,
  method: 'GET',
  path: '/api/admin/blueprints',
  access: 'staff',
  summary: 'Blueprints that staff keep, with the papers that were made of them.',
  query: z.object({ subject: slugSchema.optional() }),
  response: z.array(blueprintRecordSchema),
  errors: [...ofOne],
});

export const getBlueprint = endpoint({
  name: 'getBlueprint',
  tag,
  method: 'GET',
  path: '/api/admin/blueprints/:id',
  access: 'staff',
  summary: 'One blueprint.',
  params: id,
  response: blueprintRecordSchema,
  errors: [...ofOne],
});

export const addBlueprint = endpoint({
  name: 'addBlueprint',
  tag,
  method: 'POST',
  path: '/api/admin/blueprints',
  access: 'staff',
  summary: 'Keeps a new blueprint.',
  body: z.object({ subject: slugSchema, ...blueprintFields }),
  status: 201,
  response: blueprintRecordSchema,
  errors: [...ofOne, 'conflict'],
});

export const saveBlueprint = endpoint({
  name: 'saveBlueprint',
  tag,
  method: 'PUT',
  path: '/api/admin/blueprints/:id',
  access: 'staff',
  summary: 'Saves a blueprint. Papers that were made of it stay as they are.',
  params: id,
  body: z.object({ updatedAt: z.iso.datetime(), ...blueprintFields }),
  response: blueprintRecordSchema,
  errors: [...ofOne, 'conflict'],
});

export const removeBlueprint = endpoint({
  name: 'removeBlueprint',
  tag,
  method: 'DELETE',
  path: '/api/admin/blueprints/:id',
  access: 'staff',
  summary: 'Removes a blueprint. Papers that were made of it stay.',
  params: id,
  response: done,
  errors: [...ofOne],
});

export const makePapers = endpoint({
  name: 'makePapers',
  tag,
  method: 'POST',
  path: '/api/admin/blueprints/:id/papers',
  access: 'staff',
  summary:
    'Finds a paper for a blueprint and makes versions of it, unpublished. Where there is none, says which wishes block one another.',
  params: id,
  body: z.object({
    name: paperTitleSchema,
    /** One gives a paper without a letter. */
    versions: z.int().min(1).max(paperLetters.length).default(1),
    differ: z.enum(versionKinds).default('variants'),
  }),
  response: madePapersSchema,
  errors: [...ofOne, 'conflict', 'unavailable'],
});

export const getBoundaries = endpoint({
  name: 'getBoundaries',
  tag,
  method: 'GET',
  path: '/api/admin/grade-boundaries',
  access: 'staff',
  summary: 'From which share of the marks a course gives each grade, paper by paper.',
  query: z.object({ subject: slugSchema }),
  response: courseBoundariesSchema,
  errors: [...ofOne],
});

/** A page of ours, or one that is reached safely. */
const bookletAddress = z
  .string()
  .trim()
  .max(500)
  .regex(/^(?:\/(?!\/)|https:\/\/)[^\s\\]*$/, 'Please give an address that begins with https:// or /');

export const saveBoundaries = endpoint({
  name: 'saveBoundaries',
  tag,
  method: 'PUT',
  path: '/api/admin/grade-boundaries',
  access: 'staff',
  summary: 'Sets the boundaries of a course, and where its formula booklet is.',
  query: z.object({ subject: slugSchema }),
  body: z.object({
    papers: z.array(boundariesOfPaperSchema).max(10),
    booklet: bookletAddress.nullable(),
    /** As it was read; null where nothing was set before. */
    updatedAt: z.iso.datetime().nullable(),
  }),
  response: courseBoundariesSchema,
  errors: [...ofOne, 'conflict'],
});
