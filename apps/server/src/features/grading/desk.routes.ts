import * as endpoints from '@sevenfold/contract/grading/desk.endpoints';
import type { Register } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { claimSheet, releaseSheet } from './claim-sheet.ts';
import { addComment, changeComment, readComments, removeComment } from './marking-comments.ts';
import { readDesk } from './read-desk.ts';
import { readQueue } from './read-queue.ts';
import { returnSheet } from './return-sheet.ts';
import { saveMarking } from './save-marking.ts';

/** The queue of the faculty and its marking desk. */
export function registerMarkingDesk(register: Register, services: Services): void {
  register(endpoints.listGradingQueue, ({ query, caller }) => readQueue(services, query, caller));
  register(endpoints.getDesk, ({ params, caller }) => readDesk(services, params.slug, caller));
  register(endpoints.claimSheet, ({ params, body, caller }) =>
    claimSheet(services, params.slug, caller, body.take_over),
  );
  register(endpoints.releaseSheet, ({ params, caller }) => releaseSheet(services, params.slug, caller));
  register(endpoints.saveMarking, ({ params, body, caller }) =>
    saveMarking(services, params.slug, body, caller),
  );
  register(endpoints.returnSheet, ({ params, body, caller }) =>
    returnSheet(services, params.slug, body.version, caller),
  );
  register(endpoints.listMarkingComments, () => readComments(services));
  register(endpoints.addMarkingComment, ({ body, caller }) => addComment(services, body.text, caller));
  register(endpoints.changeMarkingComment, ({ params, body, caller }) =>
    changeComment(services, params.id, body.text, caller),
  );
  register(endpoints.removeMarkingComment, async ({ params, caller }) => ({
    removed: await removeComment(services, params.id, caller),
  }));
}
