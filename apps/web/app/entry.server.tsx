import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import type { PageContext } from '@sevenfold/contract/site/page-context';
import { renderToPipeableStream } from 'react-dom/server';
import { type AppLoadContext, type EntryContext, isRouteErrorResponse, ServerRouter } from 'react-router';
import { NonceContext } from './lib/nonce.ts';

declare module 'react-router' {
  interface AppLoadContext extends PageContext {}
}

const renderTimeoutMs = 10_000;

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
): void {
  // Neither a reader who left early is an error of ours, nor an address that leads nowhere.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.reportError(error);
}

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  { nonce, reportError }: AppLoadContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let hasShell = false;
    let finalStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        onShellReady() {
          hasShell = true;
        },
        // Sent when it is whole, for readers that don't run scripts. What loaders read is there by now in any case.
        onAllReady() {
          const body = new PassThrough();
          headers.set('Content-Type', 'text/html; charset=utf-8');
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status: finalStatus }));
          pipe(body);
        },
        onShellError: reject,
        onError(error: unknown) {
          finalStatus = 500;
          if (hasShell) reportError(error);
        },
      },
    );
    setTimeout(abort, renderTimeoutMs).unref();
  });
}
