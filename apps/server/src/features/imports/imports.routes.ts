import * as endpoints from '@sevenfold/contract/imports/imports.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Register } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { cancelImport, mapColumns, startImport } from './act-on-import.ts';
import { beginImport, receivePart } from './begin-import.ts';
import { clearLeftFolders, tendImports } from './clean-imports.ts';
import { presentImport } from './import.presenter.ts';
import { importRunner } from './import-runner.ts';
import { tendImportsJob, workOnImport } from './imports.jobs.ts';
import { findKnown, issuesFile, readImports, readRows } from './read-imports.ts';

const tendSeconds = 30;

export function registerImports(register: Register, app: FastifyInstance, services: Services): void {
  const runner = importRunner(services);
  services.queue.handle(workOnImport, async ({ importId }) => runner.wake(importId));
  services.queue.handle(tendImportsJob, () => tendImports(services, (id) => runner.wake(id)));
  services.queue.every(tendImportsJob, tendSeconds);
  app.addHook('onReady', () => clearLeftFolders(services));
  app.addHook('onClose', () => runner.stop());

  register(endpoints.listImports, ({ query }) => readImports(services, query.kind));
  register(endpoints.beginImport, ({ body, caller }) => beginImport(services, body, caller));
  register(endpoints.uploadImportPart, ({ params, upload }) => receivePart(services, params, upload));
  register(endpoints.getImport, async ({ params }) => presentImport(await findKnown(services, params.id)));
  register(endpoints.mapImport, ({ params, body }) => mapColumns(services, params.id, body.mapping));
  register(endpoints.listImportRows, ({ params, query }) => readRows(services, params.id, query));
  register(endpoints.downloadImportIssues, async ({ params, reply }) => {
    reply.header('content-disposition', 'attachment; filename="import-issues.csv"');
    return issuesFile(services, params.id);
  });
  register(endpoints.startImport, ({ params, caller }) => startImport(services, params.id, caller));
  register(endpoints.cancelImport, ({ params, caller }) => cancelImport(services, params.id, caller));
  register(endpoints.downloadCsvTemplate, async ({ params, reply }) => {
    reply.header('content-disposition', `attachment; filename="${params.kind}-template.csv"`);
    return (await import('./templates.ts')).csvTemplate(params.kind);
  });
  register(endpoints.downloadXlsxTemplate, async ({ params, reply }) => {
    reply.header('content-disposition', `attachment; filename="${params.kind}-template.xlsx"`);
    return (await import('./templates.ts')).xlsxTemplate(params.kind);
  });
}
