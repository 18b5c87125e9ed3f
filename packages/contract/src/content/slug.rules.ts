const longestSlug = 80;

/** The part of an address that a title suggests: 'Réviser, vite!' becomes 'reviser-vite'. */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word.slice(0, longestSlug) : `${slug}-${word}`;
    if (longer.length > longestSlug) break;
    slug = longer;
  }
  return slug;
}
