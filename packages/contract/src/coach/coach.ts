import type { ResponseOf } from '../platform/endpoint.ts';
import type { getStudentProgress, listItems } from './admin-coach.endpoints.ts';
import type { getGrade, getMap, getToday, listMistakes } from './coach.endpoints.ts';
import type { getCoachSettings, getSharedProgress } from './coach-settings.endpoints.ts';

export type Today = ResponseOf<typeof getToday>;
export type SessionItem = Today['session']['items'][number];
export type Continued = Today['continue'][number];
export type LinkedQuestion = SessionItem['question'];
export type CoachCourse = Today['courses'][number];
export type MasteryMap = ResponseOf<typeof getMap>;
export type MapTopic = MasteryMap['topics'][number];
export type GradeAnswer = ResponseOf<typeof getGrade>;
export type MistakePage = ResponseOf<typeof listMistakes>;
export type Mistake = MistakePage['rows'][number];
export type CoachSettings = ResponseOf<typeof getCoachSettings>;
export type SharedProgress = ResponseOf<typeof getSharedProgress>;
export type StudentProgress = ResponseOf<typeof getStudentProgress>;
export type CoachItem = ResponseOf<typeof listItems>['rows'][number];
