import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '../src/platform/database/migrate.ts';
import { buildServer } from './build-server.ts';
import { startEngine } from './engine.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    engineUrl: string;
    /** Not with `-t`, which leaves tests out. */
    wholeFiles: boolean;
    /** The folder with what runs in processes of its own. */
    builtServer: string;
  }
}

/** Databases of single test files are copies of this one, which is migrated once. */
export const templateName = 'sevenfold_template';

export default async function setUp(project: TestProject) {
  const [engine, built] = await Promise.all([
    startEngine(process.env.API_ENGINE ?? 'embedded'),
    buildServer({ 'billing-process': 'src/features/billing/billing-process.fixture.ts' }),
  ]);
  // Read by run-worker.mjs, in the processes that are started after this.
  process.env.BUILT_WORKERS = built.folder;
  const client = new pg.Client({ connectionString: engine.url });
  await client.connect();
  await client.query(`create database ${templateName}`);
  await client.end();
  const templateUrl = new URL(engine.url);
  templateUrl.pathname = `/${templateName}`;
  await migrateDatabase(templateUrl.href, fileURLToPath(new URL('../migrations', import.meta.url)));
  project.provide('engineUrl', engine.url);
  project.provide('wholeFiles', project.vitest.config.testNamePattern === undefined);
  project.provide('builtServer', built.folder);
  return async () => {
    await engine.stop();
    await built.remove();
  };
}
