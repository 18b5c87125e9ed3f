/**
 * KaTeX lets a line end behind a relation, so that the sign hangs there and its right side stands alone. Here the sign
 * goes with what follows it: a formula that has to be broken goes on with '= …' in the next line.
 */
export function breakBeforeRelations(html: string): string {
  const start = html.indexOf(firstBase);
  if (start === -1) return html;
  const bases = childrenOf(html.slice(start));
  if (bases.length < 2) return html;
  const rest = html.slice(start + bases.join('').length);
  let moved = '';
  const mended = bases.map((base) => {
    const [strut = '', ...parts] = childrenOf(base.slice(opening.length));
    const relation = relationAt(parts);
    const kept = parts.slice(0, parts.length - relation.length).join('');
    const mendedBase = `${opening}${strut}${moved}${kept}</span>`;
    moved = relation.join('');
    return mendedBase;
  });
  // A relation without a right side stays where it is.
  const last = mended.length - 1;
  mended[last] = `${mended[last]!.slice(0, -'</span>'.length)}${moved}</span>`;
  return html.slice(0, start) + mended.join('') + rest;
}

const opening = '<span class="katex-base">';
const firstBase = `${opening}<span class="katex-strut"`;

/** The sign at the end of a part, with the room behind it. */
function relationAt(parts: readonly string[]): readonly string[] {
  let from = parts.length;
  while (from > 0 && parts[from - 1]!.startsWith('<span class="mspace"')) from -= 1;
  return from > 1 && parts[from - 1]!.startsWith('<span class="mrel') ? parts.slice(from - 1) : [];
}

/** The elements that stand beside each other, up to the end of the one that holds them. */
function childrenOf(html: string): string[] {
  const children: string[] = [];
  let [depth, from] = [0, 0];
  for (const { 0: tag, index } of html.matchAll(/<(\/?)[a-z][^>]*>/g)) {
    if (tag.startsWith('</')) depth -= 1;
    else if (!tag.endsWith('/>')) depth += 1;
    if (depth < 0) break;
    if (depth > 0) continue;
    const end = index + tag.length;
    children.push(html.slice(from, end));
    from = end;
  }
  return children;
}
