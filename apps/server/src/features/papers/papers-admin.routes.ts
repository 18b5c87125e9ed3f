import * as endpoints from '@sevenfold/contract/papers/admin-papers.endpoints';
import type { Register } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { makePapers } from './building/make-papers.ts';
import { readBoundaries, saveBoundaries } from './change-boundaries.ts';
import {
  addBlueprint,
  listBlueprints,
  readBlueprint,
  removeBlueprint,
  saveBlueprint,
} from './keep-blueprints.ts';
import { changePaper, listAdminPapers, readAdminPaper, removePaper } from './publish-papers.ts';

export function registerPapersAdmin(register: Register, services: Services): void {
  register(endpoints.listAdminPapers, ({ query }) => listAdminPapers(services, query.subject));
  register(endpoints.getAdminPaper, ({ params }) => readAdminPaper(services, params.slug));
  register(endpoints.changePaper, ({ params, body, caller }) =>
    changePaper(services, params.slug, body, caller),
  );
  register(endpoints.removePaper, async ({ params, caller }) => {
    await removePaper(services, params.slug, caller);
    return { message: 'The paper was deleted' };
  });

  register(endpoints.listBlueprints, ({ query }) => listBlueprints(services, query.subject));
  register(endpoints.getBlueprint, ({ params }) => readBlueprint(services, params.id));
  register(endpoints.addBlueprint, ({ body, caller }) => addBlueprint(services, body, caller));
  register(endpoints.saveBlueprint, ({ params, body, caller }) =>
    saveBlueprint(services, params.id, body, caller),
  );
  register(endpoints.removeBlueprint, async ({ params, caller }) => {
    await removeBlueprint(services, params.id, caller);
    return { message: 'The blueprint was deleted' };
  });
  register(endpoints.makePapers, ({ params, body, caller }) => makePapers(services, params.id, body, caller));

  register(endpoints.getBoundaries, ({ query }) => readBoundaries(services, query.subject));
  register(endpoints.saveBoundaries, ({ query, body, caller }) =>
    saveBoundaries(services, query.subject, body, caller),
  );
}
