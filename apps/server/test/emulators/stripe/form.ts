/** Reads `line_items[0][price]=x` into nested records, as Stripe's calls are written. */
export function readForm(encoded: string | URLSearchParams): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(encoded)) {
    const [first = '', ...rest] = name.split('[').map((part) => part.replace(/\]$/, ''));
    let place = read;
    let last = first;
    for (const part of rest) {
      place[last] ??= {};
      place = place[last] as Record<string, unknown>;
      last = part;
    }
    place[last] = value;
  }
  return read;
}
