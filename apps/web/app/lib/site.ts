import type { Site } from '@sevenfold/contract/site/page-context';
import { useRouteLoaderData } from 'react-router';

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
