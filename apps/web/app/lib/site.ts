import { useRouteLoaderData } from 'react-router';
import type { Site } from './load-context.ts';

export interface RootData {
  readonly site: Site;
  readonly demo: boolean;
}

/** The installation's facts, as the root loader gave them. */
export function useSite(): Site {
  const data = useRouteLoaderData<RootData>('root');
  if (!data) throw new Error('useSite needs the root loader');
  return data.site;
}
