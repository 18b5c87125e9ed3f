import { AppError } from '../../platform/app-error.ts';
import { violatedConstraint } from '../../platform/database/postgres-errors.ts';

/** For a statement that fails because another row has the slug: says so beside the field. Other faults go on. */
export const refuseTakenSlug =
  (constraint: string, message: string) =>
  (error: unknown): never => {
    if (violatedConstraint(error) !== constraint) throw error;
    throw new AppError('conflict', message, { issues: [{ path: 'slug', message }] });
  };
