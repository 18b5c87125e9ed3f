import type { BankContent } from '../../../../../content/bank-content.ts';
import { readKeptBank } from '../../../../../content/kept-bank.ts';
import type { Services } from '../../platform/services.ts';
import { loadContent } from './load-content.ts';

/** The bank that every installation starts with, for tests that want a real one. */
export const starterBank = JSON.parse(await readKeptBank()) as BankContent;
export const loadStarterBank = (services: Services): Promise<number> => loadContent(services, starterBank);
