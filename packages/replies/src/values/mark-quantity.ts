import { type Accuracy, isStated } from '../accuracy.ts';
import { inaccurate, type Mark, right, wrong } from '../verdict.ts';
import { Decimal } from './decimal.ts';
import { decimals } from './decimals.ts';
import { negatedQuantity, type Quantity, sameDecimal, sameNumber } from './quantity.ts';

const halfUp = Decimal.ROUND_HALF_UP;
const toFigures = (value: Decimal, figures: number) => value.toSignificantDigits(figures, halfUp);
/** To a place such as -2, hundredths. */
const toPlace = (value: Decimal, place: number) =>
  place <= 0
    ? value.toDecimalPlaces(-place, halfUp)
    : value.div(new Decimal(10).pow(place)).toDecimalPlaces(0, halfUp).mul(new Decimal(10).pow(place));
const unitAt = (place: number) => new Decimal(10).pow(place);

/** A number against the expected one, as accurate as asked for. */
export function markQuantity(expected: Quantity, given: Quantity, accuracy: Accuracy): Mark {
  if (accuracy !== 'exact' && 'tolerance' in accuracy) {
    return given.value.sub(expected.value).abs().lte(accuracy.tolerance)
      ? right
      : wrong(hint(expected, given));
  }
  if (sameNumber(expected, given)) return markPlaces(expected, given, accuracy) ?? right;
  const mark =
    accuracy === 'exact'
      ? markExact(expected, given)
      : 'figures' in accuracy
        ? isStated(accuracy) && isRoundedTo(accuracy.figures, expected, given)
          ? right
          : markFigures(expected, given, accuracy.figures)
        : markDecimals(expected, given, accuracy.decimals);
  return mark.verdict === 'wrong' ? wrong(hint(expected, given)) : mark;
}

const tooFew = (needed: string) =>
  inaccurate(`The value is right, but too few figures are given: ${needed} needed.`);
const tooMany = (places: number) =>
  inaccurate(`More decimal places than asked for: ${decimalsWord(places)} needed.`);
const misrounded = inaccurate('The last figure is not rounded correctly.');
const figuresWord = (figures: number) =>
  figures === 1 ? '1 significant figure is' : `${figures} significant figures are`;
const decimalsWord = (places: number) =>
  places === 1 ? '1 decimal place is' : `${places} decimal places are`;

/**
 * Equal numbers that show too few places or too many: an expected 2.50 was rounded there, so that 2.5 shows one figure
 * less than was asked for.
 */
function markPlaces(expected: Quantity, given: Quantity, accuracy: Accuracy): Mark | undefined {
  if (accuracy === 'exact' || 'tolerance' in accuracy) return undefined;
  if (!given.written) return undefined;
  if ('decimals' in accuracy && -given.written.place > accuracy.decimals) {
    const isExact = toPlace(expected.value, -accuracy.decimals).eq(expected.value);
    return isExact ? undefined : tooMany(accuracy.decimals);
  }
  if (!expected.written?.endsInZero) return undefined;
  if ('decimals' in accuracy) {
    // A whole sum of money needs no cents.
    if (given.written.isWhole) return undefined;
    return -given.written.place < Math.min(accuracy.decimals, -expected.written.place)
      ? tooFew(decimalsWord(accuracy.decimals))
      : undefined;
  }
  return expected.written.figures >= accuracy.figures && given.written.figures < accuracy.figures
    ? tooFew(figuresWord(accuracy.figures))
    : undefined;
}

/** Whole numbers that are known exactly aren't approximated: 143 is no rounding of 144. */
export const isCount = ({ written, exact }: Quantity) => (written ? written.isWhole : exact?.bottom === 1n);

const exactNote = 'The exact value is asked for.';

/** Correctly rounded to two figures or more: 1290 for 1287. */
const isFewerFigures = (expected: Quantity, given: Quantity) =>
  possibleFigures(given).some((figures) => figures > 1 && toFigures(expected.value, figures).eq(given.value));

function markExact(expected: Quantity, given: Quantity): Mark {
  const { written } = given;
  if (isCount(expected)) return isFewerFigures(expected, given) ? inaccurate(exactNote) : wrong();
  if (
    written ? isRounded(expected.value, given.value, written.figures) : isNear(expected.value, given.value)
  ) {
    return inaccurate(exactNote);
  }
  return wrong();
}

const isRounded = (expected: Decimal, given: Decimal, figures: number) =>
  toFigures(expected, figures).eq(given) || (figures > 1 && isTruncated(expected, given, figures));
const isTruncated = (expected: Decimal, given: Decimal, figures: number) =>
  expected.toSignificantDigits(figures, Decimal.ROUND_DOWN).eq(given);
const isNear = (expected: Decimal, given: Decimal) => toFigures(expected, 3).eq(toFigures(given, 3));

/** Where three figures are asked for, 8440 is what 8437 was rounded to. */
function isRoundedTo(figures: number, expected: Quantity, given: Quantity): boolean {
  const isRound = expected.written?.isWhole && expected.value.e >= figures;
  const isFiner = !given.written || given.written.figures > figures;
  return (
    (isRound && isFiner && toFigures(expected.value, figures).eq(expected.value)) === true &&
    toFigures(given.value, figures).eq(expected.value)
  );
}

function markFigures(expected: Quantity, given: Quantity, figures: number): Mark {
  const target = toFigures(expected.value, figures);
  const shown = expected.written?.figures ?? Number.POSITIVE_INFINITY;
  const { written } = given;
  if (!written || written.figures > shown) {
    // The expected value may be a rounding itself, and the reply the better one.
    if (shown >= figures && isWithinRounding(expected, given)) return right;
    if (!written)
      return isNear(expected.value, given.value) ? inaccurate('This is only close to the value.') : wrong();
  }
  const lastPlace = target.e - figures + 1;
  if (written.place > lastPlace) return markTooFew(expected, given, figuresWord(figures));
  if (toPlace(expected.value, written.place).eq(given.value) || isRightInFigures(expected, given, figures))
    return right;
  if (written.goesOn && isTruncated(expected.value, given.value, written.figures)) return right;
  if (toFigures(given.value, figures).eq(target)) {
    return inaccurate(`Right to ${figures} significant figures, but the figures after them are not.`);
  }
  return isOneOff(expected, given) ? misrounded : markTooFew(expected, given, figuresWord(figures));
}

/** 16 780 for 16 783: a whole number may have been rounded to more figures than are asked for. */
const isRightInFigures = (expected: Quantity, given: Quantity, figures: number): boolean =>
  given.written?.isWhole === true &&
  possibleFigures(given).some((own) => own >= figures && toFigures(expected.value, own).eq(given.value));

/** More than any calculator shows. Doubles that were calculated on are right to so many places. */
const lastBits = new Decimal('1e-12');

/**
 * Half of a unit in the last place, on either side. An expected 3981.0717055349733 was worked out in doubles, whose last
 * places are noise, so that 10^3.6 isn't it to all of them; a whole number is what it says.
 */
function isWithinRounding(expected: Quantity, given: Quantity): boolean {
  if (!expected.written) return false;
  const half = unitAt(expected.written.place).div(2);
  const noise = expected.written.isWhole ? half : expected.value.abs().mul(lastBits);
  return given.value.sub(expected.value).abs().lte(Decimal.max(half, noise));
}

function markTooFew(expected: Quantity, given: Quantity, needed: string): Mark {
  const counts = isCount(expected);
  if (counts && (expected.written?.figures ?? 0) < 3) return wrong();
  const isOne = counts
    ? isFewerFigures(expected, given)
    : possibleFigures(given).some((figures) => isRounded(expected.value, given.value, figures));
  // 10.0 for 9.99: three figures, but one place less.
  const isPlace =
    !counts && given.written !== undefined && toPlace(expected.value, given.written.place).eq(given.value);
  return isOne || (isPlace && !given.value.isZero() && given.written!.figures > 1) ? tooFew(needed) : wrong();
}

/** 140 may have two or three figures, 0.140 has three. */
function possibleFigures({ value, written }: Quantity): readonly number[] {
  if (!written) return [];
  const least = written.isWhole
    ? Math.max(1, value.abs().toFixed().replace(/0+$/, '').length)
    : written.figures;
  return Array.from({ length: written.figures - least + 1 }, (_, more) => least + more);
}

function markDecimals(expected: Quantity, given: Quantity, places: number): Mark {
  const target = toPlace(expected.value, -places);
  const { written } = given;
  if (!written) {
    return toPlace(given.value, -places).eq(target)
      ? inaccurate(`To be given to ${places} decimal places.`)
      : wrong();
  }
  const shown = -written.place;
  if (given.value.eq(target)) return shown >= places ? right : tooFew(decimalsWord(places));
  if (shown > places) {
    return toPlace(given.value, -places).eq(target) ? tooMany(places) : wrong();
  }
  if (shown === places) return isOneOff(expected, given) ? misrounded : wrong();
  if (isFewerFigures(expected, given)) return tooFew(decimalsWord(places));
  if (isCount(expected)) return wrong();
  const isRounding = toPlace(expected.value, -shown).eq(given.value);
  const isCut =
    written.figures > 1 &&
    expected.value.toDecimalPlaces(Math.max(0, shown), Decimal.ROUND_DOWN).eq(given.value);
  return isRounding || isCut ? tooFew(decimalsWord(places)) : wrong();
}

/** Cut off, or rounded the wrong way: less than one, or just one, in the last place. */
function isOneOff(expected: Quantity, given: Quantity): boolean {
  if (isCount(expected) || !given.written) return false;
  const unit = unitAt(given.written.place);
  const step = given.written.isWhole && given.written.figures > 3 ? unitAt(given.value.e - 2) : unit;
  return (
    given.value.sub(expected.value).abs().lte(step) &&
    given.value.isNegative() === expected.value.isNegative()
  );
}

const degreesInRadian = new Decimal(180).div(decimals.pi);

/** What went wrong, where it is one of the usual things. */
function hint(expected: Quantity, given: Quantity): string | undefined {
  if (expected.value.isZero() || given.value.isZero()) return undefined;
  const isAlike = (value: Decimal) => isNear(expected.value, value);
  if (sameNumber(expected, negatedQuantity(given)) || isAlike(given.value.neg())) return 'Look at the sign.';
  if (isAlike(given.value.mul(degreesInRadian))) return 'This is in radians; degrees are asked for.';
  if (isAlike(given.value.div(degreesInRadian))) return 'This is in degrees; radians are asked for.';
  if (sameDecimal(given.value.div(100), expected.value)) return 'This is the number of percent.';
  if (sameDecimal(given.value.mul(100), expected.value)) return 'The number of percent is asked for.';
  return undefined;
}
