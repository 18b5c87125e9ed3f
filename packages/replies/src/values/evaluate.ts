import { children, type FunctionName, type Node } from '../reading/node.ts';
import { spend } from '../work.ts';
import type { Arithmetic } from './arithmetic.ts';
import { exactValue } from './exact-value.ts';
import { type Fraction, fraction } from './fraction.ts';

export type Evaluation<Value> = (scope: ReadonlyMap<string, Value>) => Value;

/** Prepares an expression to be worked out at many points. A symbol that the scope doesn't have is undefined there. */
export function evaluation<Value>(node: Node, numbers: Arithmetic<Value>): Evaluation<Value> {
  const nothing = numbers.divide(numbers.of(fraction(1n)), numbers.of(fraction(0n)));
  const fixed = (value: Value) => () => value;

  function prepare(part: Node): Evaluation<Value> {
    switch (part.is) {
      case 'number':
        return fixed(numbers.of(part.value));
      case 'constant':
        return fixed(part.name === 'infinity' ? nothing : numbers[part.name]);
      case 'symbol':
        return (scope) => scope.get(part.name) ?? nothing;
      case 'sum':
        return folded(part.terms, numbers.add);
      case 'mixed':
        return folded([part.whole, part.part], numbers.add);
      case 'product':
        return folded(part.factors, numbers.multiply);
      case 'quotient': {
        const [top, bottom] = [prepare(part.top), prepare(part.bottom)];
        return (scope) => numbers.divide(top(scope), bottom(scope));
      }
      case 'negative': {
        const [of, none] = [prepare(part.of), numbers.of(fraction(0n))];
        return (scope) => numbers.subtract(none, of(scope));
      }
      case 'percent':
        return scaled(part.of, numbers.of(fraction(1n, 100n)));
      case 'degrees':
        return scaled(part.of, numbers.divide(numbers.pi, numbers.of(fraction(180n))));
      case 'power':
        return raised(part.base, part.exponent, exactValue(part.exponent));
      case 'call':
        return called(part);
      default:
        return fixed(nothing);
    }
  }

  function folded(parts: readonly Node[], by: (a: Value, b: Value) => Value): Evaluation<Value> {
    const [first, ...rest] = parts.map(prepare);
    return (scope) => rest.reduce((total, value) => by(total, value(scope)), first!(scope));
  }

  function scaled(part: Node, by: Value): Evaluation<Value> {
    const of = prepare(part);
    return (scope) => numbers.multiply(of(scope), by);
  }

  function raised(base: Node, exponent: Node, exact: Fraction | undefined): Evaluation<Value> {
    const [low, high] = [prepare(base), prepare(exponent)];
    if (base.is === 'constant' && base.name === 'e') return (scope) => numbers.call('exp', high(scope));
    return (scope) => numbers.power(low(scope), high(scope), exact);
  }

  function called({ name, args }: Node & { is: 'call' }): Evaluation<Value> {
    const [first, second] = args.map(prepare) as [Evaluation<Value>, Evaluation<Value>];
    switch (name) {
      case 'logBase':
        return (scope) => numbers.divide(numbers.call('ln', second(scope)), numbers.call('ln', first(scope)));
      case 'root': {
        const degree = exactValue(args[0]!);
        const exact = degree && degree.top !== 0n ? fraction(degree.bottom, degree.top) : undefined;
        const unit = numbers.of(fraction(1n));
        return (scope) => numbers.power(second(scope), numbers.divide(unit, first(scope)), exact);
      }
      case 'choose':
      case 'permute':
        return (scope) => {
          const [n, k] = [first(scope), second(scope)];
          const above = numbers.divide(
            numbers.call('factorial', n),
            numbers.call('factorial', numbers.subtract(n, k)),
          );
          return name === 'permute' ? above : numbers.divide(above, numbers.call('factorial', k));
        };
      default:
        return (scope) => numbers.call(name, first(scope));
    }
  }

  const value = prepare(node);
  const steps = stepsIn(node, numbers.steps);
  return (scope) => {
    spend(steps);
    return value(scope);
  };
}

/** A factorial is many products, and a binomial coefficient three of those. */
const heavy: Readonly<Partial<Record<FunctionName, number>>> = { factorial: 8, choose: 24, permute: 16 };

function stepsIn(node: Node, steps: Arithmetic<unknown>['steps']): number {
  const own =
    node.is === 'call'
      ? steps.call * (heavy[node.name] ?? 1)
      : node.is === 'power'
        ? steps.call
        : steps.plain;
  return children(node).reduce((sum, child) => sum + stepsIn(child, steps), own);
}
