import { equal, type Fraction, fraction, fractionOf, times } from '../values/fraction.ts';

/** Powers of metre, kilogram, second, ampere, kelvin, mole, candela. */
export type Dimension = readonly [number, number, number, number, number, number, number];
export type Unit = { dimension: Dimension; scale: Fraction; offset?: Fraction };

const none: Dimension = [0, 0, 0, 0, 0, 0, 0];
const unit = (dimension: Dimension, scale = '1'): Unit => ({ dimension, scale: fractionOf(scale) });

const length: Dimension = [1, 0, 0, 0, 0, 0, 0];
const mass: Dimension = [0, 1, 0, 0, 0, 0, 0];
const time: Dimension = [0, 0, 1, 0, 0, 0, 0];
const kelvin: Dimension = [0, 0, 0, 0, 1, 0, 0];
const force: Dimension = [1, 1, -2, 0, 0, 0, 0];
const energy: Dimension = [2, 1, -2, 0, 0, 0, 0];
const pressure: Dimension = [-1, 1, -2, 0, 0, 0, 0];
const volume: Dimension = [3, 0, 0, 0, 0, 0, 0];
const perSecond: Dimension = [0, 0, -1, 0, 0, 0, 0];
const degree = '0.017453292519943295769236907684886127134428718885417';

/** These take prefixes: k, m, μ … */
const prefixable: Readonly<Record<string, Unit>> = {
  m: unit(length),
  g: unit(mass, '1e-3'),
  s: unit(time),
  A: unit([0, 0, 0, 1, 0, 0, 0]),
  K: unit(kelvin),
  mol: unit([0, 0, 0, 0, 0, 1, 0]),
  cd: unit([0, 0, 0, 0, 0, 0, 1]),
  N: unit(force),
  J: unit(energy),
  W: unit([2, 1, -3, 0, 0, 0, 0]),
  Pa: unit(pressure),
  V: unit([2, 1, -3, -1, 0, 0, 0]),
  C: unit([0, 0, 1, 1, 0, 0, 0]),
  Ω: unit([2, 1, -3, -2, 0, 0, 0]),
  ohm: unit([2, 1, -3, -2, 0, 0, 0]),
  S: unit([-2, -1, 3, 2, 0, 0, 0]),
  F: unit([-2, -1, 4, 2, 0, 0, 0]),
  H: unit([2, 1, -2, -2, 0, 0, 0]),
  T: unit([0, 1, -2, -1, 0, 0, 0]),
  Wb: unit([2, 1, -2, -1, 0, 0, 0]),
  Hz: unit(perSecond),
  Bq: unit(perSecond),
  Gy: unit([2, 0, -2, 0, 0, 0, 0]),
  Sv: unit([2, 0, -2, 0, 0, 0, 0]),
  eV: unit(energy, '1.602176634e-19'),
  L: unit(volume, '1e-3'),
  l: unit(volume, '1e-3'),
  M: unit([-3, 0, 0, 0, 0, 1, 0], '1e3'),
  bar: unit(pressure, '1e5'),
  cal: unit(energy, '4.184'),
  Wh: unit(energy, '3600'),
  pc: unit(length, '3.0856775814913673e16'),
};

const plain: Readonly<Record<string, Unit>> = {
  rad: unit(none),
  '°': unit(none, degree),
  deg: unit(none, degree),
  '%': unit(none, '0.01'),
  '°C': { ...unit(kelvin), offset: fractionOf('273.15') },
  degC: { ...unit(kelvin), offset: fractionOf('273.15') },
  min: unit(time, '60'),
  h: unit(time, '3600'),
  hr: unit(time, '3600'),
  hrs: unit(time, '3600'),
  d: unit(time, '86400'),
  wk: unit(time, '604800'),
  wks: unit(time, '604800'),
  // A twelfth of a year: as many days as months have on average.
  mth: unit(time, '2629800'),
  yr: unit(time, '31557600'),
  t: unit(mass, '1000'),
  u: unit(mass, '1.66053906660e-27'),
  amu: unit(mass, '1.66053906660e-27'),
  atm: unit(pressure, '101325'),
  mmHg: unit(pressure, '133.322387415'),
  ha: unit([2, 0, 0, 0, 0, 0, 0], '1e4'),
  ly: unit(length, '9460730472580800'),
  AU: unit(length, '149597870700'),
  sec: unit(time),
  lightspeed: unit([1, 0, -1, 0, 0, 0, 0], '299792458'),
  rpm: unit(perSecond, '0.10471975511965977461542144610931676280657313312504'),
};

const prefixes: Readonly<Record<string, number>> = {
  P: 15,
  T: 12,
  G: 9,
  M: 6,
  k: 3,
  h: 2,
  d: -1,
  c: -2,
  m: -3,
  μ: -6,
  u: -6,
  n: -9,
  p: -12,
  f: -15,
};

const words: Readonly<Record<string, string>> = {
  meter: 'm',
  metre: 'm',
  gram: 'g',
  gramme: 'g',
  second: 's',
  ampere: 'A',
  amp: 'A',
  kelvin: 'K',
  mole: 'mol',
  mol: 'mol',
  newton: 'N',
  joule: 'J',
  watt: 'W',
  pascal: 'Pa',
  volt: 'V',
  coulomb: 'C',
  ohm: 'ohm',
  farad: 'F',
  henry: 'H',
  tesla: 'T',
  weber: 'Wb',
  hertz: 'Hz',
  becquerel: 'Bq',
  litre: 'L',
  liter: 'L',
  electronvolt: 'eV',
};
const plainWords: Readonly<Record<string, string>> = {
  radian: 'rad',
  degree: '°',
  percent: '%',
  minute: 'min',
  mins: 'min',
  hour: 'h',
  day: 'd',
  week: 'wk',
  month: 'mth',
  year: 'yr',
  tonne: 't',
  secs: 's',
  celsius: '°C',
};
const prefixWords: Readonly<Record<string, number>> = {
  '': 0,
  giga: 9,
  mega: 6,
  kilo: 3,
  deci: -1,
  centi: -2,
  milli: -3,
  micro: -6,
  nano: -9,
  pico: -12,
};

const powerOfTen = (exponent: number): Fraction =>
  exponent < 0 ? fraction(1n, 10n ** BigInt(-exponent)) : fraction(10n ** BigInt(exponent));
const prefixed = (base: Unit, exponent: number): Unit => ({
  ...base,
  scale: times(base.scale, powerOfTen(exponent)),
});

function everyName(): Map<string, Unit> {
  const all = new Map<string, Unit>(Object.entries(plain));
  for (const [name, base] of Object.entries(prefixable)) {
    for (const [prefix, exponent] of Object.entries(prefixes))
      all.set(prefix + name, prefixed(base, exponent));
  }
  // A name of its own wins over a prefix: cd is no hundredth of a day, Pa no petayear.
  for (const [name, base] of [...Object.entries(plain), ...Object.entries(prefixable)]) all.set(name, base);
  for (const [word, name] of Object.entries(plainWords)) {
    for (const ending of ['', 's']) all.set(word + ending, plain[name] ?? prefixable[name]!);
  }
  for (const [word, name] of Object.entries(words)) {
    for (const [prefix, exponent] of Object.entries(prefixWords)) {
      for (const ending of ['', 's']) all.set(prefix + word + ending, prefixed(prefixable[name]!, exponent));
    }
  }
  return all;
}

export const units: ReadonlyMap<string, Unit> = everyName();

/** By small letters. Of mW and MW, which mw may both be, there is none. */
export const unitsInAnyCase: ReadonlyMap<string, readonly Unit[]> = unambiguous();

function unambiguous(): Map<string, Unit[]> {
  const found = new Map<string, Unit[]>();
  for (const [name, named] of units) {
    const lower = name.toLowerCase();
    found.set(lower, [...(found.get(lower) ?? []), named]);
  }
  const isAlike = (one: Unit, other: Unit) =>
    one.dimension.join() === other.dimension.join() && !equal(one.scale, other.scale);
  return new Map(
    [...found].map(([name, all]) => [name, all.filter((one) => !all.some((other) => isAlike(one, other)))]),
  );
}
