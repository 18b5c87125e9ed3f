import { months } from '../questions/question.constants.ts';

/** In minutes. */
export const sessionLengths = [10, 20, 40] as const;
export type SessionLength = (typeof sessionLengths)[number];

/** The sessions in which the IB examines. */
export const examSessions = months;
export type ExamSession = (typeof examSessions)[number];

/** Who said what an answer is worth. 'completed' is a tick: done, and nobody knows how well. */
export const eventSources = ['reply', 'own marking', 'faculty', 'completed'] as const;
export type EventSource = (typeof eventSources)[number];

/** Why a question is in a session. */
export const reasonKinds = ['missed', 'due', 'weak', 'new', 'mixed'] as const;
export type ReasonKind = (typeof reasonKinds)[number];

/** What staff should look at: a label that replies contradict, an item that the weaker do better, a wrong option of the strong. */
export const suspicionKinds = ['label', 'discrimination', 'option'] as const;
export type SuspicionKind = (typeof suspicionKinds)[number];

export const longestOwnNote = 1000;
