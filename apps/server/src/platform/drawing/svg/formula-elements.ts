/** Windows are told apart by numbers, which no two in one picture may share. */
export type NextName = () => string;

/**
 * The operators of a typeset formula as SVG elements in the same coordinates. They are our own (svg-operators.ts), so
 * a handful is all there is.
 */
export function formulaElements(operators: string, nextName: NextName): string {
  const out: string[] = [];
  /** How many groups each `q` has opened, itself included. */
  const open: number[] = [];
  let [outline, width] = ['', 1];
  let numbers: number[] = [];
  const openGroup = (attributes: string) => {
    out.push(`<g${attributes}>`);
    if (open.length > 0) open[open.length - 1]! += 1;
  };
  const commands: Record<string, () => void> = {
    q: () => {
      out.push('<g>');
      open.push(1);
    },
    Q: () => out.push('</g>'.repeat(open.pop() ?? 0)),
    cm: () => openGroup(` transform="matrix(${numbers.join(' ')})"`),
    m: () => {
      outline += `M${numbers.join(' ')}`;
    },
    l: () => {
      outline += `L${numbers.join(' ')}`;
    },
    c: () => {
      outline += `C${numbers.join(' ')}`;
    },
    h: () => {
      outline += 'Z';
    },
    re: () => {
      const [x = 0, y = 0, across = 0, down = 0] = numbers;
      outline += `M${x} ${y}h${across}v${down}h${-across}Z`;
    },
    w: () => {
      width = numbers[0] ?? 1;
    },
    f: () => {
      out.push(`<path d="${outline}"/>`);
      outline = '';
    },
    S: () => {
      out.push(`<path d="${outline}" fill="none" stroke="currentColor" stroke-width="${width}"/>`);
      outline = '';
    },
    W: () => {
      const name = nextName();
      out.push(`<clipPath id="${name}"><path d="${outline}"/></clipPath>`);
      openGroup(` clip-path="url(#${name})"`);
    },
    n: () => {
      outline = '';
    },
  };
  for (const word of operators.split(/\s+/)) {
    if (word === '') continue;
    const command = commands[word];
    if (command) {
      command();
      numbers = [];
    } else numbers.push(Number(word));
  }
  out.push('</g>'.repeat(open.reduce((sum, count) => sum + count, 0)));
  return out.join('');
}
