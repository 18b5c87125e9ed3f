import type { z } from 'zod';
import type {
  adminPaperDetailSchema,
  adminPaperSchema,
  blueprintRecordSchema,
  courseBoundariesSchema,
  madePapersSchema,
  paperChangeSchema,
} from './admin-papers.schema.ts';
import type {
  blockedSchema,
  builtPaperSchema,
  paperCardSchema,
  paperOfTestSchema,
  paperResultSchema,
  paperSchema,
} from './papers.schema.ts';

export type PaperCard = z.output<typeof paperCardSchema>;
export type Paper = z.output<typeof paperSchema>;
export type PaperOfTest = z.output<typeof paperOfTestSchema>;
export type PaperResult = z.output<typeof paperResultSchema>;
export type BlockedWishes = z.output<typeof blockedSchema>;
export type BuiltPaper = z.output<typeof builtPaperSchema>;
export type MadePapers = z.output<typeof madePapersSchema>;
export type AdminPaper = z.output<typeof adminPaperSchema>;
export type AdminPaperDetail = z.output<typeof adminPaperDetailSchema>;
export type PaperChange = z.output<typeof paperChangeSchema>;
export type BlueprintRecord = z.output<typeof blueprintRecordSchema>;
export type CourseBoundaries = z.output<typeof courseBoundariesSchema>;
