import * as endpoints from '@sevenfold/contract/papers/print.endpoints';
import type { FastifyReply } from 'fastify';
import type { Register } from '../../../platform/http/register-endpoint.ts';
import { networkOf } from '../../../platform/rate-limits/network.ts';
import type { Services } from '../../../platform/services.ts';
import type { CountAnswers } from '../../questions/answer-limits.ts';
import { openPrintedPapers, printBooklet, printPaper } from './print-paper.ts';
import { presentPages, readBooklet } from './read-booklet.ts';

export function registerPrint(register: Register, services: Services, countAnswers: CountAnswers): void {
  const kept = openPrintedPapers(services);

  register(endpoints.printPaper, async (call) => {
    const { params, query, caller, request, reply } = call;
    const wanted = {
      slug: params.slug,
      ...query,
      owner: caller?.userId ?? networkOf(request.ip),
      countAnswers: (answers: number) => countAnswers(call, answers),
    };
    const file = await printPaper(services, kept, wanted, caller);
    const name = query.part === 'scheme' ? `${params.slug}-mark-scheme` : params.slug;
    return asFile(reply, named(name, query.style), file);
  });

  register(endpoints.printBooklet, async ({ params, query, caller, gone, reply }) => {
    const file = await printBooklet(services, { slug: params.slug, style: query.style, gone }, caller);
    return asFile(reply, named('answer-booklet', query.style), file);
  });

  register(endpoints.getBooklet, async ({ params, caller }) => {
    const { booklet } = await readBooklet(services, params.slug, caller);
    return { pages: presentPages(booklet) };
  });
}

const named = (name: string, style: string): string =>
  `${name}${style === 'standard' ? '' : `-${style}`}.pdf`;

/** Shown by the browser, which can print it. */
function asFile(reply: FastifyReply, name: string, content: Buffer): Buffer {
  reply.header('content-disposition', `inline; filename="${name}"`);
  return content;
}
