import type { z } from 'zod';
import type {
  repliedQuestionSchema,
  testActionSchema,
  testChoiceSchema,
  testProgressSchema,
  testQuestionSchema,
  testSchema,
} from './test.schema.ts';

export type Test = z.output<typeof testSchema>;
export type TestQuestion = z.output<typeof testQuestionSchema>;
export type RepliedQuestion = z.output<typeof repliedQuestionSchema>;
export type TestProgress = z.output<typeof testProgressSchema>;
export type TestAction = z.output<typeof testActionSchema>;
export type TestChoice = z.input<typeof testChoiceSchema>;
