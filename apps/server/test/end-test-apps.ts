import { afterAll } from 'vitest';
import { endTestApps } from './test-app.ts';

// Runs with every test file, before it.
afterAll(endTestApps);
