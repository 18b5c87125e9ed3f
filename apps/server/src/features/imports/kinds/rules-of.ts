import type { ImportKind } from '@sevenfold/contract/imports/import.constants';
import type { ImportRules } from './import-kind.ts';
import { questionRules } from './question-rows.ts';
import { subjectRules } from './subject-rows.ts';
import { topicRules } from './topic-rows.ts';

const rules: Readonly<Record<ImportKind, ImportRules>> = {
  subjects: subjectRules,
  topics: topicRules,
  questions: questionRules,
};

export const rulesOf = (kind: ImportKind): ImportRules => rules[kind];
