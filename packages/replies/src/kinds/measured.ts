import type { Accuracy } from '../accuracy.ts';
import { sameDimension } from '../units/read-unit.ts';
import type { Unit } from '../units/unit-table.ts';
import { decimals } from '../values/decimals.ts';
import { type Fraction, minus, over, plus, zero } from '../values/fraction.ts';
import { markQuantity } from '../values/mark-quantity.ts';
import { type Quantity, scaledQuantity } from '../values/quantity.ts';
import { best, type Mark, wrong } from '../verdict.ts';

/** Marks a number in the unit that it was given in, by whichever way that can be understood. */
export function markInUnit(
  expected: Quantity,
  unit: Unit,
  given: Quantity,
  readings: readonly Unit[],
  accuracy: Accuracy,
): Mark {
  const fitting = readings.filter((reading) => sameDimension(reading, unit));
  if (fitting.length === 0) return wrong('This is not a unit of what is asked for.');
  return best(
    fitting.flatMap((reading) => {
      const mark = markQuantity(converted(expected, unit, reading), given, accuracy);
      if (reading.offset === unit.offset) return [mark];
      const inScale = markQuantity(expected, shifted(given, reading, unit), accuracy);
      return reading.offset ? [inScale] : [mark, inScale];
    }),
  );
}

/** The same for a time in parts, which may also be meant exactly: 1 h 25 min for 1.41666667 h. */
export function markInParts(
  expected: Quantity,
  unit: Unit,
  given: Quantity,
  readings: readonly Unit[],
  accuracy: Accuracy,
): Mark {
  const asTyped = markInUnit(expected, unit, given, readings, accuracy);
  const reading = readings.find((one) => sameDimension(one, unit));
  if (!reading) return asTyped;
  const factor = over(reading.scale, unit.scale);
  const { value, exact } = scaledQuantity(given, decimals.of(factor), factor);
  return best([asTyped, markQuantity(expected, { value, exact, written: undefined }, accuracy)]);
}

/** Between scales of temperature the places stay, not the figures: 25 °C is as accurate as 298 K. */
function shifted(given: Quantity, from: Unit, to: Unit): Quantity {
  const offset = over(minus(from.offset ?? zero, to.offset ?? zero), to.scale);
  const value = given.value.add(decimals.of(offset));
  if (!given.written || from.scale.top !== to.scale.top)
    return { value, exact: undefined, written: undefined };
  const { place } = given.written;
  const rounded = place <= 0 ? value.toDecimalPlaces(-place) : value;
  return {
    value: rounded,
    exact: undefined,
    written: { ...given.written, figures: rounded.isZero() ? 1 : rounded.e - place + 1 },
  };
}

/** The expected value, so that the figures of the reply stay as they were typed. */
function converted(expected: Quantity, from: Unit, to: Unit): Quantity {
  const factor = over(from.scale, to.scale);
  const offset = over(minus(from.offset ?? zero, to.offset ?? zero), to.scale);
  if (factor.top === factor.bottom && offset.top === 0n) return expected;
  const scaled = scaledQuantity(expected, decimals.of(factor), factor);
  return {
    value: scaled.value.add(decimals.of(offset)),
    exact: scaled.exact && plus(scaled.exact, offset),
    // Of another unit the figures tell nothing, unless only the point has moved.
    written: isPowerOfTen(factor) && offset.top === 0n ? scaled.written : undefined,
  };
}

const isPowerOfTen = ({ top, bottom }: Fraction) => /^10*$/.test(`${top}`) && /^10*$/.test(`${bottom}`);
