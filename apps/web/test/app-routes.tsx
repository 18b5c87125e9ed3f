import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { PageContext } from '@sevenfold/contract/site/page-context';
import type { ComponentType } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type RouteObject,
  useLoaderData,
  useMatches,
  useParams,
} from 'react-router';
import Root, { ErrorBoundary, shouldRevalidate } from '../app/root.tsx';
import routes from '../app/routes.ts';

/** What a route's file exports, as far as the browser's router uses it. */
interface RouteModule {
  readonly default?: ComponentType<Record<string, unknown>>;
  readonly ErrorBoundary?: ComponentType;
  readonly loader?: (args: never) => unknown;
  readonly clientLoader?: (args: never) => unknown;
  readonly shouldRevalidate?: () => boolean;
}

const modules = import.meta.glob<RouteModule>([
  '../app/features/**/*.{page,layout}.{ts,tsx}',
  '../app/shell/*.{ts,tsx}',
]);

/** The product's own list of pages for a router in memory; each file is loaded when its page is opened. */
export const appRoutes = (context: PageContext): RouteObject[] => [
  {
    id: 'root',
    Component: Root,
    ErrorBoundary,
    shouldRevalidate,
    HydrateFallback: () => null,
    loader: () => ({ site: context.site, demo: context.demo }),
    children: (routes as RouteConfigEntry[]).map((entry) => routeOf(entry, context)),
  },
];

function routeOf(entry: RouteConfigEntry, context: PageContext): RouteObject {
  const load = modules[`../app/${entry.file}`];
  if (!load) throw new Error(`no file for the route ${entry.file}`);
  const shared = {
    id: entry.id ?? entry.file.replace(/\.tsx?$/, ''),
    path: entry.path,
    lazy: async () => partsOf(await load(), context),
  };
  if (entry.index) return { ...shared, index: true };
  return { ...shared, children: entry.children?.map((child) => routeOf(child, context)) };
}

function partsOf(module: RouteModule, context: PageContext) {
  const { default: Page, loader, clientLoader } = module;
  const onServer = (args: LoaderFunctionArgs) =>
    loader?.({ ...args, context, url: new URL(args.request.url) } as never);
  const load =
    clientLoader &&
    ((args: LoaderFunctionArgs) =>
      clientLoader({
        ...args,
        url: new URL(args.request.url),
        serverLoader: async () => onServer(args),
      } as ClientLoaderFunctionArgs as never));
  return {
    ...(Page && { Component: withRouteProps(Page) }),
    ...(module.ErrorBoundary && { ErrorBoundary: module.ErrorBoundary }),
    ...(module.shouldRevalidate && { shouldRevalidate: module.shouldRevalidate }),
    ...((load ?? loader) && { loader: load ?? onServer }),
  };
}

/** In framework mode a page gets these as props. */
function withRouteProps(Page: ComponentType<Record<string, unknown>>) {
  return function RoutePage() {
    return <Page loaderData={useLoaderData()} params={useParams()} matches={useMatches()} />;
  };
}
