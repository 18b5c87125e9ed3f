import { readBank } from '../../../../../content/read-bank.ts';
import type { Services } from '../../platform/services.ts';
import { loadContent } from './load-content.ts';

/** The bank that every installation starts with, for tests that want a real one. */
export const starterBank = await readBank();
export const loadStarterBank = (services: Services): Promise<number> => loadContent(services, starterBank);
