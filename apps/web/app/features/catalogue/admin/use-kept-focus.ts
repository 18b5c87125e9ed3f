import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * A row that changes its place loses the focus on its way. Whoever moved it by key or button gets it back on the same
 * control (`data-step`) once the rows stand in their new order.
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>, rows: unknown) {
  const wanted = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order of the rows is what it waits for
  useEffect(() => {
    if (!wanted.current) return;
    list.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = undefined;
  }, [list, rows]);
  return useCallback((id: number | undefined, control: string) => {
    wanted.current = `[data-row="${id}"] [data-step="${control}"]`;
  }, []);
}
