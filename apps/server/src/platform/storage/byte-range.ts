/** From one byte to another, both included. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/**
 * What a `Range` header asks for of a file of this size: all of it when it says nothing that we understand, which a
 * server may; undefined for a part that the file doesn't have.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'all' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return 'all';
  const end = size - 1;
  if (first === '')
    return Number(last) === 0 || size === 0 ? undefined : { from: Math.max(0, size - Number(last)), to: end };
  const from = Number(first);
  const to = last === '' ? end : Math.min(Number(last), end);
  if (last !== '' && Number(last) < from) return 'all';
  return from > end ? undefined : { from, to };
}
