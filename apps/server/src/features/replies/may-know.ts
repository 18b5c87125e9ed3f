import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';

/**
 * Throws where a student may not hear at the moment how an answer stands. Tests provide it: they build on replies, so
 * replies can't call them.
 */
export type AssertMayKnow = (services: Services, questionId: number, caller: Caller) => Promise<void>;
