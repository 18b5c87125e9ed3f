import { type Accuracy, usualAccuracy } from '../accuracy.ts';
import type { Asked } from '../asked.ts';
import { markForm } from '../forms/mark-form.ts';
import { type Node, rebuiltStatement, some, symbolsIn } from '../reading/node.ts';
import { statementLatex } from '../reading/write-latex.ts';
import type { Complex } from '../values/complexes.ts';
import { Decimal } from '../values/decimal.ts';
import { decimals } from '../values/decimals.ts';
import { exactValue } from '../values/exact-value.ts';
import { markQuantity } from '../values/mark-quantity.ts';
import { type Quantity, quantityOf } from '../values/quantity.ts';
import { complexValue, sameExpression } from '../values/same-expression.ts';
import { best, inaccurate, type Mark, right, worst, wrong } from '../verdict.ts';
import { expression } from './expression.ts';
import type { KindRules } from './kind.ts';
import { polarOf } from './polar.ts';
import { type ReadValue, readValue } from './read-value.ts';

export const complex: KindRules<ReadValue> = {
  read: (text, asked) => {
    const read = readValue(text.replaceAll('∠', 'cis '), { variables: asked.variables }, false);
    return { ...read, statement: withJ(read.statement) };
  },
  latex: ({ statement }) => statementLatex(statement),
  mark: markComplex,
};

/** Engineers write j. */
const withJ = (statement: ReadValue['statement']) =>
  symbolsIn(statement).has('j')
    ? rebuiltStatement(
        statement,
        (node): Node => (node.is === 'symbol' && node.name === 'j' ? { is: 'constant', name: 'i' } : node),
      )
    : statement;

function markComplex(expected: ReadValue, given: ReadValue, asked: Asked): Mark {
  if (expected.statement.is !== 'value') throw new Error(`not one number: ${asked.expected}`);
  if (given.statement.is !== 'value') return wrong('One value is asked for.');
  if (symbolsIn(expected.statement).size > 0) return expression.mark(expected, given, asked);
  const [wanted, found] = [expected.statement.node, given.statement.node];
  if (symbolsIn(given.statement).size > 0) return wrong();
  if (sameExpression(wanted, found)) return asked.form ? markForm(asked.form, wanted, found) : right;
  return markParts(wanted, found, asked);
}

/** Rounded numbers are marked part by part, in the way in which they were written: the reply's, or the expected one's. */
function markParts(wanted: Node, found: Node, asked: Asked): Mark {
  const value = complexValue(wanted);
  if (!value) throw new Error(`not a number: ${asked.expected}`);
  const accuracy = asked.accuracy ?? usualAccuracy;
  const byReply = polarOf(found)
    ? markPolar(wanted, value, found, accuracy)
    : markCartesian(wanted, value, found, accuracy);
  const exact = complexValue(found);
  if (!exact || !isRounded(wanted)) return byReply;
  return best([byReply, markRounded(wanted, exact, accuracy)]);
}

const isRounded = (node: Node) => some(node, (part) => part.is === 'number' && part.typed.includes('.'));

function markPolar(wanted: Node, value: Complex<Decimal>, found: Node, accuracy: Accuracy): Mark {
  const polar = polarOf(found)!;
  const [size, turn] = [quantityOf(polar.modulus), quantityOf(polar.angle)];
  if (!size || !turn) return wrong();
  const own = polarOf(wanted);
  const angle = nearestTurn(Decimal.atan2(value.im, value.re), turn.value);
  // 60 radians are some turns and a bit, and no rounding of them.
  if (angle.sub(turn.value).abs().gt('0.1')) return wrong();
  return worst([
    markQuantity((own && quantityOf(own.modulus)) ?? plainQuantity(modulusOf(value)), size, accuracy),
    markQuantity((own && turnedBack(quantityOf(own.angle), turn)) ?? plainQuantity(angle), turn, accuracy),
  ]);
}

function markCartesian(wanted: Node, value: Complex<Decimal>, found: Node, accuracy: Accuracy): Mark {
  const foundParts = partsOf(found);
  if (!foundParts) return inexact(wanted, found);
  const whole = partsOf(wanted) ?? [plainQuantity(value.re), plainQuantity(value.im)];
  return worst(whole.map((part, place) => markQuantity(part, foundParts[place]!, accuracy)));
}

/** The expected number is a rounding, and the reply may be what it was rounded from. */
function markRounded(wanted: Node, exact: Complex<Decimal>, accuracy: Accuracy): Mark {
  const own = polarOf(wanted);
  const parts = own ? [quantityOf(own.modulus), quantityOf(own.angle)] : partsOf(wanted);
  if (!parts?.every((part) => part !== undefined)) return wrong();
  const [first, second] = parts as [Quantity, Quantity];
  const found = own
    ? [modulusOf(exact), nearestTurn(Decimal.atan2(exact.im, exact.re), second.value)]
    : [exact.re, exact.im];
  return worst(
    [first, second].map((part, place) => markQuantity(part, plainQuantity(found[place]!), accuracy)),
  );
}

const modulusOf = ({ re, im }: Complex<Decimal>) => re.mul(re).add(im.mul(im)).sqrt();

function inexact(wanted: Node, found: Node): Mark {
  const [left, other] = [complexValue(wanted), complexValue(found)];
  if (!left || !other) return wrong();
  const isNear = [left.re.sub(other.re), left.im.sub(other.im)].every((part) =>
    part.abs().lt(left.re.abs().add(left.im.abs()).mul('1e-3')),
  );
  return isNear ? inaccurate('This is only close to the value.') : wrong();
}

const plainQuantity = (value: Decimal): Quantity => ({
  value: value.abs().lt('1e-40') ? new Decimal(0) : value,
  exact: undefined,
  written: undefined,
});

/** Angles that differ by whole turns are the same. */
function nearestTurn(angle: Decimal, near: Decimal): Decimal {
  const turn = decimals.pi.mul(2);
  return angle.add(turn.mul(near.sub(angle).div(turn).round()));
}

function turnedBack(own: Quantity | undefined, given: Quantity): Quantity | undefined {
  if (!own) return undefined;
  const value = nearestTurn(own.value, given.value);
  return value.eq(own.value) ? own : plainQuantity(value);
}

/** a + bi as it was written: the terms without i, and those that have it as a factor. */
function partsOf(node: Node): readonly [Quantity, Quantity] | undefined {
  const terms = node.is === 'sum' ? node.terms : [node];
  const parts = terms.map((term) => ({ imaginary: withoutI(term), term }));
  const real = parts.filter(({ imaginary }) => !imaginary).map(({ term }) => term);
  const imaginary = parts.flatMap(({ imaginary: part }) => part ?? []);
  if (real.length > 1 || imaginary.length > 1) return undefined;
  const none = { value: new Decimal(0), exact: { top: 0n, bottom: 1n }, written: undefined };
  const [re, im] = [real[0] ? quantityOf(real[0]) : none, imaginary[0] ? quantityOf(imaginary[0]) : none];
  return re && im ? [re, im] : undefined;
}

function withoutI(node: Node): Node | undefined {
  if (node.is === 'constant' && node.name === 'i') return one;
  if (node.is === 'negative') {
    const of = withoutI(node.of);
    return of && { is: 'negative', of };
  }
  if (node.is === 'quotient') {
    const top = withoutI(node.top);
    return top && exactValue(node.bottom) ? { is: 'quotient', top, bottom: node.bottom } : undefined;
  }
  if (node.is !== 'product') return undefined;
  const place = node.factors.findIndex((factor) => withoutI(factor));
  if (place < 0) return undefined;
  const factors = node.factors.map((factor, at) => (at === place ? withoutI(factor)! : factor));
  const kept = factors.filter((factor) => factor !== one);
  return kept.length === 0 ? one : kept.length === 1 ? kept[0] : { is: 'product', factors: kept };
}

const one: Node = { is: 'number', value: { top: 1n, bottom: 1n }, typed: '1' };
