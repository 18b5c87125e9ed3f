import type { User } from '@sevenfold/contract/accounts/user';
import type { PageContext, Site } from '@sevenfold/contract/site/page-context';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { flushSync } from 'react-dom';
import { createMemoryRouter, type InitialEntry, type Location, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { authStorageKey, authStore } from '../app/lib/auth/auth-store.ts';
import { appRoutes } from './app-routes.tsx';
import { type Answers, FakeApi } from './fake-api.ts';
import { watchApi } from './setup.ts';
import { site as standardSite } from './site.ts';

/** Puts a text into a field at once, where it doesn't matter that it is typed key by key. */
export async function fill(element: HTMLElement, text: string): Promise<void> {
  const events = userEvent.setup();
  await events.clear(element);
  await events.paste(text);
}

interface Opening {
  readonly answers?: Answers;
  /** Signed in from the start, as after a reload. */
  readonly as?: User;
  readonly site?: Partial<Site>;
  readonly demo?: boolean;
  /** The pages that were visited before, the oldest first. */
  readonly before?: readonly InitialEntry[];
}

/**
 * Opens a page of the product in a document without a browser: its own routes, loaders and shell, with a server that
 * answers what the test says. Layout, styles and what browsers do by themselves are the journeys' to prove.
 */
export async function openPage(path: InitialEntry, opening: Opening = {}) {
  const { as: user, before = [] } = opening;
  const api = new FakeApi({
    'POST /api/visits': {},
    'POST /api/searches': {},
    'GET /api/search/popular': [],
    ...(user && { 'GET /api/user': { user } }),
    ...opening.answers,
  });
  watchApi(api);
  vi.stubGlobal('fetch', api.fetch);
  if (user) {
    const state = { token: 'token-of-this-test', user, fromQuestionPage: false };
    localStorage.setItem(authStorageKey, JSON.stringify({ state, version: 1 }));
    // Here the store outlives pages, as it never does in a browser: it has to hear of another visitor at once.
    await authStore.persist.rehydrate();
  }
  const context: PageContext = {
    nonce: '',
    site: { ...standardSite, ...opening.site },
    demo: opening.demo ?? false,
    reportError: (error) => {
      throw error;
    },
    callApi: (method, url, body) =>
      api.fetch(url, { method, ...(body !== undefined && { body: JSON.stringify(body) }) }),
  };
  const router = createMemoryRouter(appRoutes(context), {
    initialEntries: [...before, path],
    initialIndex: before.length,
  });
  // A page may look at the window's own address, which a router in memory leaves alone.
  const show = ({ pathname, search, hash }: Location) =>
    window.history.replaceState(null, '', `${pathname}${search}${hash}`);
  show(router.state.location);
  router.subscribe(({ location }) => show(location));
  const events = userEvent.setup();
  render(<RouterProvider router={router} flushSync={(work) => void flushSync(work)} />);
  const main = await screen.findByRole('main');
  return {
    api,
    router,
    user: events,
    /** The page itself, without header and footer. */
    main: within(main),
    address: () => {
      const { pathname, search, hash } = router.state.location;
      return `${pathname}${search}${hash}`;
    },
  };
}
