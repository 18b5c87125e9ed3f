import { firstYear } from './question.constants.ts';

/** Of one side: the question's, or the answer's. */
export const mostImages = 20;
export const mostInBulk = 500;

export const savedChanges = 'Changes saved successfully!';
export const priorityUpdated = 'Updated priority successfully';
export const visibleToUsers = 'Question Visible to Users';
export const hiddenFromUsers = 'Question Hidden from Users';

export const invalidYear = (currentYear: number): string =>
  `Please enter a valid year between ${firstYear} and ${currentYear}.`;
export const invalidPriority = 'Enter a valid number';
export const invalidMarks = 'Please enter the marks as a whole number from 1 to 200';
export const imagesRequired = "Please add question images, or write the text and press 'Image from text'";
export const topicBeforeOthers = 'Please choose a topic before other topics';
export const topicOfOtherSubject = 'This topic does not belong to the subject';

/** What was typed as a year: nothing is fine. */
export function yearIssue(typed: string, currentYear: number): string | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  const year = /^\d{4}$/.test(text) ? Number(text) : 0;
  return year >= firstYear && year <= currentYear ? undefined : invalidYear(currentYear);
}

/** What was typed as a priority: nothing is none, and comes last. */
export function priorityIssue(typed: string): string | undefined {
  const text = typed.trim();
  return text === '' || /^-?\d{1,6}$/.test(text) ? undefined : invalidPriority;
}

export function marksIssue(typed: string): string | undefined {
  const text = typed.trim();
  const marks = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return marks >= 1 && marks <= 200 ? undefined : invalidMarks;
}

export const invalidVideo = 'Please enter a link that starts with https://';

/** What was typed as the link of a video: nothing is none. The videos of our own bank lie on this site. */
export function videoIssue(typed: string): string | undefined {
  const text = typed.trim();
  return text === '' || /^(?:https?:\/\/|\/(?![/\\]))\S+$/i.test(text) ? undefined : invalidVideo;
}

/** The level that a subject's slug names. */
function levelOfSubject(slug: string): 'SL' | 'HL' | undefined {
  const [, level] = /(?:^|-)(sl|hl)(?:-|$)/.exec(slug) ?? [];
  return level === undefined ? undefined : level === 'sl' ? 'SL' : 'HL';
}

/** The level of the subject's twin, which is there or not. */
export function otherLevelOf(slug: string): 'SL' | 'HL' | undefined {
  const level = levelOfSubject(slug);
  return level && (level === 'SL' ? 'HL' : 'SL');
}

/**
 * A new question needs images. Those of our own bank were written as text and are shown typeset: a question that is
 * stored, or a copy of one, may go on without images as long as its text can be shown.
 */
export const lacksImages = (images: number, text: string, isNew: boolean): boolean =>
  images === 0 && (isNew || text.trim() === '');

/** Save stays disabled until these are chosen. */
export function canSaveQuestion(draft: {
  subject: unknown;
  topic: unknown;
  difficulty: unknown;
  marks: string;
}): boolean {
  return Boolean(draft.subject && draft.topic && draft.difficulty) && marksIssue(draft.marks) === undefined;
}

/**
 * How the editor names an image: `12` is one of the question's, `new:0` the first file that is sent along for its
 * side, `kept:…` one that was made from text and waits for its question.
 */
export const imageRefPattern = /^(?:[1-9]\d{0,8}|new:\d{1,2}|kept:[0-9a-f]{32})$/;
