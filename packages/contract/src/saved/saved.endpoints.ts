import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { recordId } from '../platform/id.schema.ts';
import { questionCardSchema } from '../questions/question.schema.ts';
import { savedLimit, tooManyToDownload } from './saved.rules.ts';

const messageSchema = z.object({ message: z.string() });
const signedInErrors = ['invalid_input', 'not_signed_in', 'not_found'] as const;

export const savedQuestionSchema = z
  .object({ id: z.int(), question_id: z.int(), question: questionCardSchema, is_completed: z.boolean() })
  .meta({ id: 'UserQuestion' });

export const listMarks = endpoint({
  name: 'listMarks',
  tag: 'Saved',
  method: 'GET',
  path: '/api/question_marks',
  access: 'signed-in',
  summary:
    'The ids of the questions that the caller completed, pinned and bookmarked, and nothing else of them.',
  response: z.object({
    completed: z.array(z.int()),
    pinned: z.array(z.int()),
    bookmarked: z.array(z.int()),
  }),
  errors: ['not_signed_in'],
});

export const listCompleted = endpoint({
  name: 'listCompleted',
  tag: 'Saved',
  method: 'GET',
  path: '/api/completed_question/user',
  alsoAt: ['/completed_question/user'],
  access: 'signed-in',
  summary: "The ids of the caller's completed questions.",
  response: z.array(z.object({ question_id: z.int() })),
  errors: ['not_signed_in'],
});

export const completeQuestion = endpoint({
  name: 'completeQuestion',
  tag: 'Saved',
  method: 'POST',
  path: '/api/completed_question',
  alsoAt: ['/completed_question'],
  access: 'signed-in',
  summary: 'Marks a question as completed. Saying it twice changes nothing.',
  body: z.object({ question_id: recordId }),
  response: z.object({ question_id: z.int() }),
  errors: signedInErrors,
});

export const uncompleteQuestion = endpoint({
  name: 'uncompleteQuestion',
  tag: 'Saved',
  method: 'DELETE',
  path: '/api/completed_question/user/:questionId',
  alsoAt: ['/completed_question/user/:questionId'],
  access: 'signed-in',
  summary: 'Marks a question as not completed.',
  params: z.object({ questionId: recordId }),
  response: messageSchema,
  errors: signedInErrors,
});

export const listPinned = endpoint({
  name: 'listPinned',
  tag: 'Saved',
  method: 'GET',
  path: '/api/pinned_question/user',
  alsoAt: ['/pinned_question/user'],
  access: 'signed-in',
  summary: "The ids of the caller's pinned questions.",
  response: z.array(z.object({ question_id: z.int() })),
  errors: ['not_signed_in'],
});

export const pinQuestion = endpoint({
  name: 'pinQuestion',
  tag: 'Saved',
  method: 'POST',
  path: '/api/pinned_question',
  alsoAt: ['/pinned_question'],
  access: 'signed-in',
  summary: 'Pins a question to the top of its topic.',
  body: z.object({ question: recordId }),
  response: z.object({ question_id: z.int() }),
  errors: signedInErrors,
});

export const unpinQuestion = endpoint({
  name: 'unpinQuestion',
  tag: 'Saved',
  method: 'DELETE',
  path: '/api/pinned_question/user/:questionId',
  alsoAt: ['/pinned_question/user/:questionId'],
  access: 'signed-in',
  summary: 'Takes a pin off.',
  params: z.object({ questionId: recordId }),
  response: messageSchema,
  errors: signedInErrors,
});

export const listSaved = endpoint({
  name: 'listSaved',
  tag: 'Saved',
  method: 'GET',
  path: '/api/user_question',
  alsoAt: ['/user_question'],
  access: 'signed-in',
  summary: `The caller's bookmarks, the newest first; at most ${savedLimit}.`,
  response: z.array(savedQuestionSchema),
  errors: ['not_signed_in'],
});

export const saveQuestion = endpoint({
  name: 'saveQuestion',
  tag: 'Saved',
  method: 'POST',
  path: '/api/user_question/:questionId',
  alsoAt: ['/user_question/:questionId'],
  access: 'signed-in',
  summary: 'Bookmarks a question. Saying it again changes is_completed alone, and only where it is given.',
  params: z.object({ questionId: recordId }),
  /** May be left out altogether, which reaches the server as null. */
  body: z.object({ is_completed: z.boolean().optional() }).nullish(),
  response: z.object({ id: z.int(), question_id: z.int(), is_completed: z.boolean() }),
  errors: [...signedInErrors, 'conflict'],
});

export const removeSaved = endpoint({
  name: 'removeSaved',
  tag: 'Saved',
  method: 'DELETE',
  path: '/api/user_question/:id',
  alsoAt: ['/user_question/:id'],
  access: 'signed-in',
  summary: "Removes a bookmark, by the bookmark's own id or by its question's.",
  params: z.object({ id: recordId }),
  response: messageSchema,
  errors: signedInErrors,
});

export const clearSaved = endpoint({
  name: 'clearSaved',
  tag: 'Saved',
  method: 'DELETE',
  path: '/api/user_question',
  alsoAt: ['/user_question'],
  access: 'signed-in',
  summary: 'Removes all bookmarks.',
  response: messageSchema,
  errors: ['not_signed_in'],
});

const idList = z
  .string()
  .regex(/^\d{1,10}(,\d{1,10}){0,999}$/, "must be bookmarks' ids, separated by commas")
  .transform((list): (number | string)[] => [...new Set(list.split(','))])
  .pipe(z.array(recordId));

const download = {
  tag: 'Saved',
  method: 'GET',
  access: 'signed-in',
  query: z.object({
    ids: idList.optional().meta({ description: "Ids of the caller's bookmarks; all of them by default" }),
  }),
  response: z.custom<Uint8Array>(),
  responseType: 'application/pdf',
  errors: ['invalid_input', 'not_signed_in', 'not_allowed', 'not_found', 'unavailable'],
} as const;

export const downloadQuestions = endpoint({
  ...download,
  name: 'downloadQuestions',
  path: '/api/user_question/download-pdf',
  alsoAt: ['/user_question/download-pdf'],
  summary: `The caller's bookmarked questions as a PDF. 403 '${tooManyToDownload}' beyond that, but for staff.`,
});

export const downloadAnswers = endpoint({
  ...download,
  name: 'downloadAnswers',
  path: '/api/user_question/download-pdf/answers',
  alsoAt: ['/user_question/download-pdf/answers'],
  summary: 'The same with the answers and mark schemes.',
  errors: [...download.errors, 'too_many_attempts'],
});
