import * as endpoints from '@sevenfold/contract/questions/transfers.endpoints';
import type { Register } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { previewTransfer, readTransferable, readTransfers, transferQuestions } from './transfer-questions.ts';
import { undoTransfer } from './undo-transfer.ts';

export function registerTransfers(register: Register, services: Services): void {
  register(endpoints.listTransferable, ({ query }) => readTransferable(services, query));
  register(endpoints.previewTransfer, ({ body }) => previewTransfer(services, body));
  register(endpoints.transferQuestions, async ({ body, caller }) => ({
    transfer: await transferQuestions(services, body, caller),
  }));
  register(endpoints.listTransfers, () => readTransfers(services));
  register(endpoints.undoTransfer, ({ params, caller }) => undoTransfer(services, params.id, caller));
}
