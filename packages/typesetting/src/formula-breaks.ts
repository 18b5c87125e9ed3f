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

/**
 * KaTeX never breaks inside of braces, so that an equation of a reaction, written upright as a whole, would be one long
 * piece. Each side and each substance gets braces of its own, which looks the same and may be broken in between.
 */
export function openUpright(formula: string): string {
  let opened = '';
  let from = 0;
  for (let at = 0, depth = 0; at < formula.length; at += 1) {
    const letter = formula[at];
    if (depth === 0 && formula.startsWith(upright, at) && !/[\^_]\s*$/.test(formula.slice(0, at))) {
      const end = endOfGroup(formula, at + upright.length);
      // Whoever typesets it says what is wrong.
      if (end === formula.length) return formula;
      const parts = termsOf(formula.slice(at + upright.length, end));
      opened += formula.slice(from, at) + parts.map(([sign, term]) => `${sign}${upright}${term}}`).join('');
      from = end + 1;
      at = end;
    } else if (letter === '\\') at += 1;
    else if (letter === '{') depth += 1;
    else if (letter === '}') depth -= 1;
  }
  return opened + formula.slice(from);
}

const upright = '\\mathrm{';
const arrow = /\\(?:to|rightarrow|longrightarrow|rightleftharpoons)(?![a-zA-Z])/y;

/** Where the brace closes that was opened before; the end of the formula if nowhere. */
function endOfGroup(formula: string, from: number): number {
  for (let at = from, depth = 0; at < formula.length; at += 1) {
    if (formula[at] === '\\') at += 1;
    else if (formula[at] === '{') depth += 1;
    else if (formula[at] === '}') {
      if (depth === 0) return at;
      depth -= 1;
    }
  }
  return formula.length;
}

/** What stands between pluses, arrows and signs of equality, each with the sign before it; as it is if one stands alone. */
function termsOf(body: string): readonly (readonly [sign: string, term: string])[] {
  const terms: [string, string][] = [['', '']];
  let before = '';
  for (let at = 0, depth = 0; at < body.length; ) {
    arrow.lastIndex = at;
    const letter = body[at]!;
    const stays = depth > 0 || before === '^' || before === '_';
    const sign = stays ? '' : (arrow.exec(body)?.[0] ?? (letter === '+' || letter === '=' ? letter : ''));
    const taken = sign || body.slice(at, at + (letter === '\\' ? 2 : 1));
    if (sign) terms.push([` ${sign} `, '']);
    else terms.at(-1)![1] += taken;
    if (taken === '{') depth += 1;
    if (taken === '}') depth -= 1;
    if (taken.trim() !== '') before = taken;
    at += taken.length;
  }
  return terms.some(([, term]) => term.trim() === '') ? [['', body]] : terms;
}
