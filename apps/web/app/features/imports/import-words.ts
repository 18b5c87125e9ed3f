import type { ImportKind, ImportState } from '@sevenfold/contract/imports/import.constants';

export const wordsOf: Readonly<
  Record<ImportKind, { path: string; title: string; lead: string; accept: string; files: string }>
> = {
  questions: {
    path: '/admin/upload_questions',
    title: 'Import questions',
    lead: 'A question whose key is in the bank is updated; the others are added.',
    accept: '.csv,.tsv,.txt,.xlsx,.zip',
    files: 'CSV or XLSX, or a ZIP of one sheet and its images. Up to 20,000 rows and 1 GB.',
  },
  topics: {
    path: '/admin/upload_topics',
    title: 'Import topics',
    lead: 'A topic whose slug is in its subject is updated; the others are added.',
    accept: '.csv,.tsv,.txt,.xlsx',
    files: 'CSV or XLSX. Up to 5,000 rows.',
  },
  subjects: {
    path: '/admin/upload_subjects',
    title: 'Import subjects',
    lead: 'A subject whose slug is known is updated; the others are added.',
    accept: '.csv,.tsv,.txt,.xlsx',
    files: 'CSV or XLSX. Up to 1,000 rows.',
  },
};

export const stateWords: Readonly<Record<ImportState, string>> = {
  uploading: 'Uploading',
  reading: 'Reading',
  mapping: 'Waits for its columns',
  checking: 'Checking',
  ready: 'Checked',
  importing: 'Importing',
  done: 'Imported',
  failed: 'Failed',
  cancelled: 'Cancelled',
};
