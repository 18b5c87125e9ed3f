import type { Course } from './course.ts';
import type { LearningEvent } from './event.ts';
import type { LearningState } from './state.ts';

/** A design that may be asked. Only what the student may see now. */
export interface Candidate extends Pick<LearningEvent, 'design' | 'topicIds' | 'difficulty' | 'kind'> {
  readonly marks: number;
}

/** One subject that a student prepares for. */
export interface Study {
  readonly course: Course;
  readonly state: LearningState;
  readonly candidates: readonly Candidate[];
  /** The ISO date of its first paper. */
  readonly exam?: string;
}
