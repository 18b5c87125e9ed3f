/** The parts of a drawing as MathJax builds it. */
export interface SvgTree {
  readonly kind: string;
  readonly attributes: Record<string, string | number | undefined>;
  readonly children: SvgTree[];
}

/** Table rules and frames get their width from a style sheet that a PDF doesn't have. */
const ruleWidth = 60;

/**
 * A drawing of MathJax as PDF operators, in its own coordinates. It draws with a handful of elements only, so this
 * costs a hundredth of what a general SVG library does, and the result can be kept.
 */
export function operatorsOf(node: SvgTree): string {
  const inner = drawing(node);
  if (inner === '') return '';
  const moved = transformOf(node.attributes.transform);
  return moved ? `q ${moved} ${inner} Q` : inner;
}

const inside = (node: SvgTree): string => node.children.map(operatorsOf).filter(Boolean).join('\n');

function drawing(node: SvgTree): string {
  const at = (name: string) => Number(node.attributes[name] ?? 0);
  switch (node.kind) {
    case 'g':
      return inside(node);
    case 'svg':
      return window(node, inside(node));
    case 'path':
      return pathOperators(String(node.attributes.d ?? ''));
    case 'rect': {
      const box = `${at('x')} ${at('y')} ${at('width')} ${at('height')} re`;
      return isOutline(node) ? `${at('stroke-width') || ruleWidth} w ${box} S` : `${box} f`;
    }
    case 'line': {
      const width = at('stroke-width') || ruleWidth;
      return `${width} w ${at('x1')} ${at('y1')} m ${at('x2')} ${at('y2')} l S`;
    }
    default:
      return '';
  }
}

const isOutline = (node: SvgTree) => node.attributes.fill === 'none' || 'data-frame' in node.attributes;

/** A part of a stretched sign: whatever is outside of its box is cut off. */
function window(node: SvgTree, inner: string): string {
  if (inner === '') return '';
  const at = (name: string) => Number(node.attributes[name] ?? 0);
  const [left = 0, top = 0, width = 0, height = 0] = String(node.attributes.viewBox ?? '')
    .split(' ')
    .map(Number);
  if (!(width > 0 && height > 0)) return '';
  const [across, down] = [at('width') / width, at('height') / height];
  const origin = `${round(at('x') - left * across)} ${round(at('y') - top * down)}`;
  return `q ${round(across)} 0 0 ${round(down)} ${origin} cm ${left} ${top} ${width} ${height} re W n ${inner} Q`;
}

function transformOf(transform: unknown): string {
  if (typeof transform !== 'string') return '';
  return [...transform.matchAll(/(\w+)\(([^)]*)\)/g)]
    .map(([, kind, list = '']) => {
      const [a = 0, b] = list.split(/[ ,]+/).map(Number);
      if (kind === 'translate') return `1 0 0 1 ${a} ${b ?? 0} cm`;
      if (kind === 'scale') return `${a} 0 0 ${b ?? a} 0 0 cm`;
      if (kind === 'rotate') return rotation(list);
      throw new Error(`unknown transform ${transform}`);
    })
    .join(' ');
}

function rotation(list: string): string {
  const [degrees = 0, x = 0, y = 0] = list.split(/[ ,]+/).map(Number);
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [round(Math.cos(angle)), round(Math.sin(angle))];
  return `1 0 0 1 ${x} ${y} cm ${cos} ${sin} ${-sin} ${cos} 0 0 cm 1 0 0 1 ${-x} ${-y} cm`;
}

const round = (value: number) => Math.round(value * 10_000) / 10_000;

const argumentCount: Record<string, number> = { M: 2, L: 2, l: 2, C: 6, Z: 0 };

/** Glyphs are made of M, L, C and Z; the arrow of \cancelto also goes step by step, with l. */
function pathOperators(d: string): string {
  const parts: string[] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', list = ''] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const count = argumentCount[command];
    if (count === undefined) throw new Error(`unknown path command ${command}`);
    if (command === 'Z') parts.push('h');
    const numbers = list.match(/-?(?:\d+\.?\d*|\.\d+)/g)?.map(Number) ?? [];
    for (let index = 0; count > 0 && index + count <= numbers.length; index += count) {
      const step = numbers.slice(index, index + count);
      const [a = 0, b = 0] = step.slice(-2);
      [x, y] = command === 'l' ? [x + a, y + b] : [a, b];
      if (command === 'C') parts.push(`${step.join(' ')} c`);
      else parts.push(`${round(x)} ${round(y)} ${command === 'M' && index === 0 ? 'm' : 'l'}`);
    }
  }
  return parts.length === 0 ? '' : `${parts.join(' ')} f`;
}
