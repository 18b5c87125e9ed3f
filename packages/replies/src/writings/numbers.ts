import { type Accuracy, usualAccuracy } from '../accuracy.ts';
import type { Asked } from '../asked.ts';
import { clockTime } from '../kinds/clock.ts';
import { type ReadValue, readValue } from '../kinds/read-value.ts';
import { type Node, some, symbolsOf } from '../reading/node.ts';
import { plainOf } from '../reading/write-plain.ts';
import { readUnit, sameDimension } from '../units/read-unit.ts';
import { Decimal } from '../values/decimal.ts';
import { decimals } from '../values/decimals.ts';
import { type Quantity, quantityOf } from '../values/quantity.ts';
import { uncertainOf } from '../values/uncertainty.ts';
import { clockWritings } from './clock-times.ts';
import { complexWritings } from './complex-numbers.ts';
import { expressionWritings } from './expressions.ts';
import { commuted } from './tree.ts';
import type { Writings } from './writings.ts';

/** Numbers, with a unit or without. */
export function numberWritings(asked: Asked): Writings {
  const clock = clockTime(asked.expected);
  if (clock !== undefined && clock % 60 === 0) return clockWritings(clock);
  const read = readValue(asked.expected, { variables: asked.variables }, true);
  if (read.statement.is !== 'value') return { equivalent: [], nearMisses: [] };
  const { node } = read.statement;
  if (symbolsOf(node).size > 0) return expressionWritings(asked);
  if (uncertainOf(node)) return uncertainWritings(node, read);
  const quantity = quantityOf(node);
  if (!quantity) return complexWritings(asked);
  const tail = read.unitText ? ` ${read.unitText}` : '';
  const digits = digitsOf(node);
  const values = digits ? inOtherDigits(digits, quantity, asked) : asOtherExpressions(node, quantity, asked);
  const name = read.label ?? 'k';
  return {
    equivalent: [
      ...values.map((text) => `${text}${tail}`),
      ...unitsAlong(asked, digits ?? plainOf(node), tail),
      `${name} = ${asked.expected.replace(/^[^=]*=/, '').trim()}`,
      ...(read.label ? [] : [`= ${asked.expected}`]),
    ],
    nearMisses: missesOf(node, quantity, asked, tail),
  };
}

/** A number as it stands, with its sign; undefined of anything that has to be worked out. */
function digitsOf(node: Node): string | undefined {
  if (node.is === 'number') return node.typed.includes('/') ? undefined : node.typed;
  const inner = node.is === 'negative' ? digitsOf(node.of) : undefined;
  return inner && !inner.startsWith('-') ? `-${inner}` : undefined;
}

function inOtherDigits(digits: string, { value }: Quantity, { form }: Asked): string[] {
  if (/e/.test(digits)) return [];
  const [, sign, whole, after = ''] = /^(-?)(\d*)\.?(\d*)$/.exec(digits)!;
  const figures = `${whole}${after}`.replace(/^0+/, '');
  const scientific = value.isZero() ? [] : scientificOf(sign!, figures, value.e);
  if (form) return form === 'standard form' ? scientific : [];
  const grouped = whole!.length > 3 ? whole!.replaceAll(/(?<=\d)(?=(?:\d{3})+$)/g, ' ') : undefined;
  // 1,234 has a comma of thousands.
  const isAmbiguous = after.length === 3 && whole!.length <= 3 && whole !== '0';
  return [
    ...scientific,
    ...(after && !isAmbiguous ? [`${sign}${whole},${after}`] : []),
    ...(whole === '0' && after ? [`${sign}.${after}`] : []),
    ...(grouped ? [`${sign}${grouped}${after && `.${after}`}`] : []),
    ...(grouped ? [`${sign}${grouped.replaceAll(' ', ',')}${after && `.${after}`}`] : []),
    `(${digits})`,
    ...(sign === '' ? [`+${digits}`] : []),
    `≈ ${digits}`,
    `about ${digits}`,
  ];
}

function scientificOf(sign: string, figures: string, exponent: number): string[] {
  const mantissa = `${sign}${figures[0]}${figures.length > 1 ? `.${figures.slice(1)}` : ''}`;
  return [
    `${mantissa}e${exponent}`,
    `${mantissa}×10^${exponent}`,
    `${mantissa} * 10^(${exponent})`,
    `${mantissa} \\times 10^{${exponent}}`,
  ];
}

/** Signs that only numbers have, which a sum around them would hide. */
const hasSign = (node: Node) =>
  some(node, ({ is }) => is === 'degrees' || is === 'percent' || is === 'either');

function asOtherExpressions(node: Node, { value, exact }: Quantity, asked: Asked): string[] {
  if (asked.form) return [];
  if (hasSign(node)) return [plainOf(node)];
  const plain = plainOf(node);
  const isRounded = some(node, (part) => part.is === 'number' && /[.e]/.test(part.typed));
  const takesDecimals =
    !isRounded &&
    exact?.bottom !== 1n &&
    (!asked.accuracy || (asked.accuracy !== 'exact' && 'figures' in asked.accuracy));
  return [
    plain,
    plainOf(commuted(node)),
    ...(takesDecimals ? [`${value.toSignificantDigits(8)}`, value.toExponential(6).replace('e+', 'e')] : []),
    ...(isRounded ? [] : [`2*(${plain})/2`, `(${plain})+0`, `-(-(${plain}))`, `(${plain})/3+2/3*(${plain})`]),
  ];
}

/** The unit that is shown behind the field, typed all the same. */
function unitsAlong({ unit, kind }: Asked, value: string, tail: string): string[] {
  if (kind !== 'number' || !unit || tail) return [];
  return [`${value} ${unit}`, `${value}${unit}`];
}

function uncertainWritings(node: Node, { unitText }: ReadValue): Writings {
  const { value, uncertainty } = uncertainOf(node)!;
  const tail = unitText ? ` ${unitText}` : '';
  const [main, spread] = [value ? `${value.value}` : '', uncertainty.value];
  return {
    equivalent: [],
    nearMisses: [
      ...(value ? [`${main}${tail}`, `±${spread}${tail}`] : []),
      ...[10, 2, 0.1, 5, 3].map((factor) => `${main} ± ${spread.mul(factor)}${tail}`),
      ...(value
        ? [2, -1, 10, 0.5, 3].map((factor) => `${value.value.mul(factor)} ± ${spread}${tail}`)
        : [20, 0.5, 30, 0.2, 50].map((factor) => `±${spread.mul(factor)}${tail}`)),
    ],
  };
}

function missesOf(node: Node, { value, exact }: Quantity, asked: Asked, tail: string): string[] {
  const accuracy = asked.accuracy ?? usualAccuracy;
  const turn = decimals.pi.div(180);
  const others = [
    value.neg(),
    value.mul(2),
    value.div(2),
    value.mul(10),
    value.div(10),
    value.mul(turn),
    value.div(turn),
    ...(value.isZero() ? [] : [new Decimal(1).div(value)]),
    value.mul(value),
    value.add(1),
    value.sub(1),
    value.mul('1.05'),
    value.mul(3),
    value.mul('0.7'),
    value.add(7),
    value.sub(10),
    value.add('0.5'),
    value.add(90),
    value.sub('0.25'),
    value.add(180),
    value.sub(100),
  ].filter((other) => isFarFrom(value, other, accuracy));
  const texts = others.map((other) => `${other.toSignificantDigits(4)}${tail}`);
  const plain = digitsOf(node) ?? plainOf(node);
  return [
    ...tooFewFigures(node, value, exact !== undefined, accuracy).map((text) => `${text}${tail}`),
    ...inThirdFigure(value, accuracy).map((text) => `${text}${tail}`),
    ...texts.slice(0, 6),
    ...(hasSign(node)
      ? []
      : [`${plain} or ${value.isZero() ? 1 : value.neg().toSignificantDigits(4)}${tail}`]),
    `${plain} x`,
    ...(asked.kind === 'units' ? [plain, `${plain} ${/K/.test(tail) ? 'kg' : 'K'}`] : [`${plain} + C`]),
    ...otherUnit(asked, plain, tail),
    ...texts.slice(6),
  ];
}

/** Three too many in the third figure, where three are asked for. */
function inThirdFigure(value: Decimal, accuracy: Accuracy): string[] {
  if (value.isZero() || (accuracy !== 'exact' && (!('figures' in accuracy) || accuracy.figures < 3)))
    return [];
  const unit = new Decimal(10).pow(value.e - 2);
  return [`${value.toSignificantDigits(3).add(unit.mul(value.isNegative() ? -3 : 3))}`];
}

/** A unit of something else, where the field shows which one it counts in. */
function otherUnit({ unit, kind }: Asked, value: string, tail: string): string[] {
  const [own] = kind === 'number' && unit && !tail ? readUnit(unit) : [];
  const other = ['kg', 'K'].find((name) => own && !sameDimension(own, readUnit(name)[0]!));
  return other ? [`${value} ${other}`] : [];
}

/** Far enough that no rounding leads from one to the other. */
function isFarFrom(value: Decimal, other: Decimal, accuracy: Accuracy): boolean {
  const distance = other.sub(value).abs();
  if (accuracy !== 'exact' && 'tolerance' in accuracy && distance.lte(accuracy.tolerance * 1.001))
    return false;
  if (accuracy !== 'exact' && 'decimals' in accuracy && distance.lt(new Decimal(10).pow(-accuracy.decimals)))
    return false;
  const digits = accuracy !== 'exact' && 'figures' in accuracy ? Math.min(accuracy.figures, 3) : 3;
  return distance.gt(value.abs().mul(new Decimal(10).pow(1 - digits).mul(2)));
}

/** One figure less than asked for, where that shows. */
function tooFewFigures(node: Node, value: Decimal, isExact: boolean, accuracy: Accuracy): string[] {
  if (accuracy !== 'exact' && 'tolerance' in accuracy) return [];
  if (node.is === 'degrees' || node.is === 'percent') return [];
  const figures =
    accuracy === 'exact' ? 4 : 'figures' in accuracy ? accuracy.figures : value.e + 1 + accuracy.decimals;
  if (figures < 2 || value.isZero()) return [];
  const rounded = value.toSignificantDigits(figures - 1, Decimal.ROUND_HALF_UP);
  const shown = digitsOf(node)
    ?.replaceAll(/[-.]|^0+/g, '')
    .replace(/^0+/, '').length;
  // What shows fewer figures itself asks for no more.
  const full = value.toSignificantDigits(figures, Decimal.ROUND_HALF_UP);
  if (
    rounded.eq(value) ||
    rounded.eq(full) ||
    (!isExact && shown === undefined) ||
    (shown ?? figures) < figures
  )
    return [];
  return [`${rounded}`];
}
