import type * as MathJs from 'mathjs';
// The whole library in one file: its thousand small ones take longer to load than a design takes to prove.
import bundle from 'mathjs/lib/browser/math.js';

export const { all, compile, create, evaluate } = bundle as unknown as typeof MathJs;
