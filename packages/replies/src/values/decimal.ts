import { Decimal as AnyDecimal } from 'decimal.js';

/** Enough digits to tell an identity from a coincidence. */
export const Decimal = AnyDecimal.clone({ precision: 50, defaults: true, toExpNeg: -9e15, toExpPos: 9e15 });
export type Decimal = AnyDecimal;
