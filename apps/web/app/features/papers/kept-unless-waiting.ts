import { publicPage } from '~/lib/public-page.ts';

const notKept = { 'Cache-Control': 'no-store' };

/** What a loader answers besides its data while a paper waits for its time: such a page changes by the clock alone. */
export const waiting = (isWaiting: boolean): HeadersInit => (isWaiting ? notKept : {});

/** The headers of a public page, unless its loader said that it waits for something. */
export const keptUnlessWaiting = ({ loaderHeaders }: { loaderHeaders: Headers }): HeadersInit =>
  loaderHeaders.has('Cache-Control') ? notKept : publicPage();
