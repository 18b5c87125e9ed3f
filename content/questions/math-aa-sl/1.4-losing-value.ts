import { balanceAfter } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { grouped, sf } from '../../authoring/wording.ts';

const yearsTo = (share: number, loss: number): number => Math.log(share) / Math.log(1 - loss / 100);

export default template({
  difficulty: 'Easy',
  paper: 2,
  calculator: true,
  also: ['1.3'],
  parameters: {
    thing: choice(
      'A fishing boat in Peniche',
      'A delivery van in Thessaloniki',
      'A milking machine in Galway',
      'A printing press in Riga',
      'A coffee roaster in Trieste',
    ),
    price: integers(18_000, 64_000, 2000),
    loss: integers(8, 22),
    years: integers(3, 7),
    share: choice(20, 25, 30, 40),
  },
  allow: ({ loss, years, share }) => {
    const n = yearsTo(share / 100, loss);
    return n > years + 0.5 && n < 20 && Math.abs(n - Math.round(n)) > 0.05;
  },
  write: ({ thing, price, loss, years, share }) => {
    const ratio = 1 - loss / 100;
    const value = price * ratio ** years;
    const exact = yearsTo(share / 100, loss);
    const least = Math.ceil(exact);
    let waited = 0;
    for (let left = 1; left >= share / 100; waited += 1) left -= (left * loss) / 100;
    return {
      text: md`${thing} costs $${grouped(price)}$ euros when it is new. Each year its value depreciates by $${loss}\,\%$ of its value at the beginning of that year.

(a) Find its value after $${years}$ years, to the nearest euro. [3]

(b) Find the number of complete years after which its value is, for the first time, less than $${share}\,\%$ of the price when new. [3]`,
      hints: [
        md`If $${loss}\,\%$ is lost, which percentage is left? Each year multiplies the value by the same number.`,
        md`The answer to part (b) doesn't depend on the price.`,
      ],
      answer: md`(a) Each year the value is multiplied by $1 - ${loss / 100} = ${Number(ratio.toPrecision(4))}$. After $${years}$ years it is $${grouped(price)} \times ${Number(ratio.toPrecision(4))}^{${years}} = ${grouped(Math.round(value))}$ euros, to the nearest euro.

(b) The value is less than $${share}\,\%$ of the price when $${Number(ratio.toPrecision(4))}^n < ${share / 100}$. Solving $${Number(ratio.toPrecision(4))}^n = ${share / 100}$ gives $n = ${sf(exact, 4)}$. The powers decrease, so $n$ must be greater than this: the value is first below $${share}\,\%$ after $n = ${least}$ complete years.

**Calculator:** for (b), TI-Nspire: Menu, Algebra, Numerical Solve: nSolve(${Number(ratio.toPrecision(4))}^n=${share / 100},n). Casio fx-CG50: Equation, Solver; or a table of the powers.

**Watch out:** Don't take the same number of euros off every year. The $${loss}\,\%$ always refers to the value at the beginning of that year, so the yearly loss becomes smaller and smaller.`,
      scheme: [
        [md`recognises the factor $${Number(ratio.toPrecision(4))}$`, '(A1)'],
        [md`$${grouped(price)} \times ${Number(ratio.toPrecision(4))}^{${years}}$`, 'M1'],
        [md`$${grouped(Math.round(value))}$ euros`, 'A1'],
        [md`$${Number(ratio.toPrecision(4))}^n < ${share / 100}$ (or an equation, or a table)`, 'M1'],
        [md`$${sf(exact, 4)}$`, '(A1)'],
        [md`$${least}$ years`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${Math.round(value)}`,
          accuracy: { decimals: 0 },
          unit: 'euros',
          mistakes: [
            ...(loss * years < 100
              ? [
                  {
                    value: `${Math.round(price * (1 - (loss * years) / 100))}`,
                    note: md`You took $${loss}\,\%$ of the price when new each year. What is lost is $${loss}\,\%$ of the value at the beginning of that year.`,
                  },
                ]
              : []),
            {
              value: `${Math.round(price * (1 + loss / 100) ** years)}`,
              note: md`You let the value grow by $${loss}\,\%$ each year. It falls by this percentage.`,
            },
            {
              value: `${Math.round(price - value)}`,
              note: md`This is what is lost. The question asks for what is left.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${least}`,
          accuracy: 'exact',
          unit: 'years',
          mistakes: [
            {
              value: `${least - 1}`,
              note: md`After this many years the value is still more than $${share}\,\%$ of the price.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: `= ${grouped(Math.round(value))}$`.slice(0, -1),
          value: balanceAfter(price, -loss / 100, 0, years),
          within: 0.5001,
        },
        { part: 'b', route: 'numeric', shown: `n = ${least}`, value: waited },
      ],
    };
  },
});
