import type { ComponentType } from 'react';
import { useMatches } from 'react-router';

/** What a page says of itself for those around it: its route's `handle`. */
export interface PageHandle {
  /** Stands for the usual skeleton until the browser knows who reads. */
  readonly Waiting?: ComponentType;
  /** Runs in the head, ahead of the page's styles. This one and the next are the server's alone. */
  readonly headScript?: string | undefined;
  /**
   * Runs at the end of the page, before its scripts are asked for. It may set `window.firstLook` to a promise that
   * keeps them back.
   */
  readonly firstScript?: string | undefined;
}

declare global {
  interface Window {
    /** Settled once the page's first script has shown what there is to read. */
    firstLook?: Promise<unknown>;
  }
}

/** Of the innermost page. */
export const usePageHandle = (): PageHandle | undefined =>
  useMatches().at(-1)?.handle as PageHandle | undefined;
