export type Json = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const childrenOf = (node: Json): Json[] =>
  Array.isArray(node.children) ? node.children.filter(isRecord) : [];
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export const element = (type: string, children: readonly Json[], more: Json = {}): Json => ({
  type,
  version: 1,
  direction: null,
  format: '',
  indent: 0,
  ...more,
  children,
});

/** The page has a heading of the first rank, and no use for small ranks: other editors' headings become ours. */
export const headingTag = (tag: unknown): 'h2' | 'h3' | 'h4' =>
  tag === 'h3' ? 'h3' : tag === 'h4' || tag === 'h5' || tag === 'h6' ? 'h4' : 'h2';
