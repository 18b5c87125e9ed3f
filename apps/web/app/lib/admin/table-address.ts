import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** What a table of the admin area shows, as its address says it: a link to it shows the same. */
export interface TableAddress<Filter extends string> {
  readonly q: string;
  readonly page: number;
  readonly pageSize: number;
  readonly sort: string;
  readonly order: 'asc' | 'desc';
  readonly filters: Readonly<Partial<Record<Filter, string>>>;
}

export interface TableDefaults<Filter extends string> {
  readonly sort: string;
  readonly order: 'asc' | 'desc';
  readonly pageSize?: number;
  readonly filters: readonly Filter[];
}

const defaultPageSize = 25;

export function readTableAddress<Filter extends string>(
  query: URLSearchParams,
  defaults: TableDefaults<Filter>,
): TableAddress<Filter> {
  const whole = (name: string, fallback: number, most: number) => {
    const value = Number(query.get(name) ?? fallback);
    return Number.isInteger(value) && value > 0 && value <= most ? value : fallback;
  };
  const order = query.get('order');
  const filters: Partial<Record<Filter, string>> = {};
  for (const name of defaults.filters) {
    const value = query.get(name);
    if (value) filters[name] = value;
  }
  return {
    q: query.get('q') ?? '',
    page: whole('page', 1, 1_000_000),
    pageSize: whole('pageSize', defaults.pageSize ?? defaultPageSize, 100),
    sort: query.get('sort') ?? defaults.sort,
    order: order === 'asc' || order === 'desc' ? order : defaults.order,
    filters,
  };
}

/** Leaves out what goes without saying. */
export function writeTableAddress<Filter extends string>(
  { q, page, pageSize, sort, order, filters }: TableAddress<Filter>,
  defaults: TableDefaults<Filter>,
): URLSearchParams {
  const sorted = sort !== defaults.sort || order !== defaults.order;
  return new URLSearchParams({
    ...(q && { q }),
    ...Object.fromEntries(Object.entries<string | undefined>(filters).filter(([, value]) => value)),
    ...(sorted && { sort, order }),
    ...(page > 1 && { page: String(page) }),
    ...(pageSize !== (defaults.pageSize ?? defaultPageSize) && { pageSize: String(pageSize) }),
  } as Record<string, string>);
}

/** Whatever narrows or reorders a table begins at its first page again. */
export function changedAddress<Filter extends string>(
  address: TableAddress<Filter>,
  change: Partial<TableAddress<Filter>>,
): TableAddress<Filter> {
  return { ...address, page: 1, ...change };
}

export function useTableAddress<Filter extends string>(defaults: TableDefaults<Filter>) {
  const [query, setQuery] = useSearchParams();
  const address = readTableAddress(query, defaults);
  const change = useCallback(
    (part: Partial<TableAddress<Filter>>, options: { replace?: boolean } = {}) =>
      setQuery(
        (current) => writeTableAddress(changedAddress(readTableAddress(current, defaults), part), defaults),
        { replace: options.replace ?? false, preventScrollReset: true },
      ),
    [setQuery, defaults],
  );
  return { address, change };
}
