import { roots, sum } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['1.2', '3.8'],
  parameters: {
    fn: choice('sin', 'cos'),
    k: choice([1, 3], [2, 3], [1, 4], [3, 4], [1, 5], [2, 5], [3, 5], [2, 7]),
    turns: integers(3, 8),
  },
  write: ({ fn, k: [top, bottom], turns }) => {
    const isSin = fn === 'sin';
    const [f, g] = isSin ? [md`\sin`, md`\cos`] : [md`\cos`, md`\sin`];
    const value = md`\frac{${top}}{${bottom}}`;
    const of = isSin ? Math.sin : Math.cos;
    const other = isSin ? Math.cos : Math.sin;
    const second = isSin ? md`\pi - \alpha` : md`2\pi - \alpha`;
    const negative = isSin ? md`\pi + \alpha` : md`\pi - \alpha`;
    const total = isSin ? turns * (2 * turns - 1) : 2 * turns * turns;
    const found = roots((x) => of(x) - top / bottom, 0, 2 * Math.PI * turns, 20_000);
    const acute = (of: (a: number) => number) => (a: number) =>
      a > 0 && a < Math.PI / 2 ? of(a) : Number.NaN;
    const first = isSin ? md`\pi` : md`2\pi`;
    return {
      text: md`The equation $${f} x = ${value}$ has the smallest positive solution $x = \alpha$.

(a) Write down, in terms of $\alpha$, the other solution with $0 \le x \le 2\pi$. [1]

(b) Write down, in terms of $\alpha$, the smallest positive solution of

(i) $${f} x = -${value}$; [1]

(ii) $${g} x = ${value}$. [1]

(c) Find the sum of all solutions of $${f} x = ${value}$ with $0 \le x \le ${2 * turns}\pi$. [4]`,
      hints: [
        md`Sketch the graph of $${f} x$ and the line $y = ${value}$. Where is the axis of symmetry?`,
        md`In (b)(ii), use the complement of $\alpha$.`,
        md`In (c), first add the two solutions in $0 \le x \le 2\pi$. In each further turn both of them grow by $2\pi$.`,
      ],
      answer: md`(a) ${isSin ? md`The graph of the sine is symmetric about $x = \frac{\pi}{2}$` : md`The graph of the cosine is symmetric about $x = \pi$`}, so the other solution is $x = ${second}$.

(b) (i) ${isSin ? md`$\sin(\pi + \alpha) = -\sin\alpha$, and no smaller positive angle has this sine` : md`$\cos(\pi - \alpha) = -\cos\alpha$, and no smaller positive angle has this cosine`}. So $x = ${negative}$.

(ii) $\alpha$ is acute, and $${g}\left(\frac{\pi}{2} - \alpha\right) = ${f}\alpha$. So $x = \frac{\pi}{2} - \alpha$.

(c) In the first turn the two solutions add up to $\alpha + (${second}) = ${first}$: the $\alpha$ cancels. In each further turn both solutions grow by $2\pi$, so the sum of a pair grows by $4\pi$. There are $${turns}$ turns, so the sums of the pairs form an arithmetic sequence with first term $${first}$, common difference $4\pi$ and $${turns}$ terms:

$$S = \frac{${turns}}{2}\left(2 \times ${first} + ${turns - 1} \times 4\pi\right) = ${total}\pi$$

**Watch out:** The solutions themselves are not evenly spaced. Pair them first; then $\alpha$ disappears, and its value is not needed.`,
      scheme: [
        [md`(a) $${second}$`, 'A1'],
        [md`(b)(i) $${negative}$`, 'A1'],
        [md`(ii) $\frac{\pi}{2} - \alpha$`, 'A1'],
        [md`(c) adds the two solutions of one turn: $${first}$`, 'M1'],
        [md`recognises that the sums of the pairs grow by $4\pi$`, 'M1'],
        [md`arithmetic series with $${turns}$ terms (or two series with $2\pi$)`, 'M1'],
        [md`$${total}\pi$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'expression',
          expected: isSin ? 'pi - alpha' : '2pi - alpha',
          variables: ['alpha'],
          mistakes: [
            {
              value: isSin ? 'pi + alpha' : 'pi - alpha',
              note: md`There the value has the other sign.`,
            },
          ],
        },
        {
          part: 'b i',
          kind: 'expression',
          expected: isSin ? 'pi + alpha' : 'pi - alpha',
          variables: ['alpha'],
          mistakes: [
            {
              value: '-alpha',
              note: 'Look at the sign, and remember that a positive solution is asked for.',
            },
          ],
        },
        { part: 'b ii', kind: 'expression', expected: 'pi/2 - alpha', variables: ['alpha'] },
        {
          part: 'c',
          kind: 'number',
          expected: md`${total}\pi`,
          accuracy: 'exact',
          mistakes: [
            {
              value: isSin ? md`${turns}\pi` : md`${2 * turns}\pi`,
              note: md`You took the same sum for each turn. In later turns the solutions are larger.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: second,
          variable: '\\alpha',
          value: acute((a) => roots((x) => of(x) - of(a), 0, 2 * Math.PI)[1] ?? Number.NaN),
        },
        {
          part: 'b i',
          route: 'numeric',
          shown: negative,
          variable: '\\alpha',
          value: acute((a) => roots((x) => of(x) + of(a), 0, 2 * Math.PI)[0] ?? Number.NaN),
        },
        {
          part: 'b ii',
          route: 'numeric',
          shown: md`\frac{\pi}{2} - \alpha`,
          variable: '\\alpha',
          value: acute((a) => roots((x) => other(x) - of(a), 0, 2 * Math.PI)[0] ?? Number.NaN),
        },
        {
          part: 'c',
          route: 'numeric',
          shown: md`= ${total}\pi`,
          value: found.length === 2 * turns ? sum((i) => found[i]!, 0, 2 * turns - 1) : Number.NaN,
          within: 1e-6,
        },
      ],
    };
  },
});
