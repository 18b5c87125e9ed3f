import { type Node, some } from '../reading/node.ts';
import { exactValue } from '../values/exact-value.ts';

const halves = (node: Node) => {
  const exponent = exactValue(node);
  return exponent !== undefined && exponent.bottom === 2n;
};

/** What stands under a square root, if the node is one. */
function radicandOf(node: Node): Node | undefined {
  if (node.is === 'call' && node.name === 'sqrt') return node.args[0];
  return node.is === 'power' && halves(node.exponent) ? node.base : undefined;
}

const isOtherFunction = (node: Node) =>
  node.is === 'call' && node.name !== 'sqrt' && node.name !== 'root' && node.name !== 'abs';

const isPowerOfSum = (node: Node) => node.is === 'power' && node.base.is === 'sum';

const hasRoot = (node: Node) => some(node, (part) => radicandOf(part) !== undefined);
/** √(7 + 4√3) */
const isNested = (node: Node) => {
  const radicand = radicandOf(node);
  return radicand !== undefined && hasRoot(radicand);
};
/** 1/(2 − √3) */
const isUnrationalised = (node: Node) =>
  (node.is === 'quotient' && hasRoot(node.bottom)) ||
  (node.is === 'power' && (exactValue(node.exponent)?.top ?? 1n) < 0n && hasRoot(node));

/** Roots alone, and nothing under them that could be taken out, unless the expected answer has that too. */
export function isSimpleSurd(given: Node, expected: Node): boolean {
  if (some(given, isOtherFunction) || (some(given, isPowerOfSum) && !some(expected, isPowerOfSum)))
    return false;
  const isRough = (node: Node) => {
    const radicand = radicandOf(node);
    return radicand !== undefined && !isSquareFree(radicand);
  };
  if (some(given, (node) => node.is === 'number' && node.typed.includes('.') && !isHalf(node))) return false;
  return [isRough, isNested, isUnrationalised].every((fault) => !some(given, fault) || some(expected, fault));
}

const isHalf = (node: Node & { is: 'number' }) => node.value.bottom <= 8n;

function isSquareFree(radicand: Node): boolean {
  const value = exactValue(radicand);
  if (!value) return true;
  if (value.bottom !== 1n) return false;
  const size = value.top < 0n ? -value.top : value.top;
  for (let root = 2n; root * root <= size && root < 2000n; root += 1n) {
    if (size % (root * root) === 0n) return false;
  }
  return size !== 1n;
}
