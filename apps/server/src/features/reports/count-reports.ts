import type { Services } from '../../platform/services.ts';
import { findOpenReports } from './admin-reports.queries.ts';

/** How many questions have open reports, and since when the first of those waits. */
export const readWaitingReports = ({ database }: Services) => findOpenReports(database.db);
