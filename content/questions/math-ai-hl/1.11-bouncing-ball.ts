import { sum } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

/** To 3 significant figures, but without zeros at the end where the value is exact. */
const tidy = (value: number): string => {
  const text = sf(value);
  return Number(text) === Number(value.toPrecision(9)) ? `${Number(text)}` : text;
};

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: true,
  also: ['1.3', '1.9'],
  parameters: {
    who: choice('Noor', 'Jakub', 'Chidi', 'Marisol', 'Eirik'),
    height: choice(1.6, 1.8, 2, 2.4, 2.5, 3),
    r: choice(0.6, 0.65, 0.7, 0.72, 0.75, 0.8),
    bounce: choice(3, 4, 5),
    small: choice(0.05, 0.1, 0.02),
  },
  write: ({ who, height, r, bounce, small }) => {
    const after = height * r ** bounce;
    const exact = Math.log(small / height) / Math.log(r);
    const count = Math.ceil(exact - 1e-12);
    let tries = 0;
    for (let h = height; h >= small; h *= r) tries += 1;
    const total = height + (2 * height * r) / (1 - r);
    return {
      text: md`${who} drops a ball from a height of $${height}$ m onto a stone floor. After each bounce it rises to $${Math.round(r * 100)}\%$ of the height from which it fell.

(a) Find the height to which it rises after bounce number $${bounce}$. [2]

(b) Find the number of the first bounce after which it rises to less than $${Math.round(small * 100)}$ cm. [3]

(c) Explain why the total distance that the ball travels, up and down, is $${height} + 2 \times ${height}\left(${r} + ${r}^2 + ${r}^3 + \dots\right)$ metres. [2]

(d) Find this distance. [3]`,
      hints: [
        md`The heights are a geometric sequence.`,
        md`Write an inequality and take logarithms, or use a table.`,
        md`After the first fall, the ball goes up and comes down the same way each time.`,
      ],
      answer: md`(a) Each bounce multiplies the height by $${r}$: $${height} \times ${r}^${bounce} = ${sf(after)}\ \text{m}$.

(b) $${height} \times ${r}^n < ${small}$ gives $${r}^n < \frac{${small}}{${height}}$. Take logarithms. $\ln ${r}$ is negative, so the inequality turns round: $n > \frac{\ln\left(\frac{${small}}{${height}}\right)}{\ln ${r}} = ${sf(exact, 5)}$. The first such bounce is number $n = ${count}$.

(c) The ball first falls $${height}$ m. After bounce number $n$ it rises $${height} \times ${r}^n$ and falls the same distance, so each of these heights counts twice.

(d) The bracket is an infinite geometric series with the first term $${r}$ and the ratio $${r}$, which is less than $1$. Its sum is $\frac{${r}}{1 - ${r}} = ${Number(sf(r / (1 - r), 5))}$. The distance is $${height} + 2 \times ${height} \times ${Number(sf(r / (1 - r), 5))} = ${tidy(total)}\ \text{m}$.

**Calculator:** a table of $${height} \times ${r}^x$ confirms part (b).

**Watch out:** The first fall counts only once. Doubling everything gives a distance that is $${height}$ m too long.`,
      scheme: [
        [md`$${height} \times ${r}^${bounce}$`, 'M1'],
        [md`$${sf(after)}$ m`, 'A1'],
        [md`$${height} \times ${r}^n < ${small}$`, 'M1'],
        [md`$${sf(exact)}$, or two values of a table`, 'A1'],
        [md`$${count}$`, 'A1'],
        [md`the first fall counts once`, 'R1'],
        [md`each later height counts twice`, 'R1'],
        [md`sum of an infinite geometric series`, 'M1'],
        [md`$\frac{${r}}{1 - ${r}}$`, 'A1'],
        [md`$${tidy(total)}$ m`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${Number(after.toPrecision(9))}`,
          unit: 'm',
          mistakes: [
            { value: sf(height * r ** (bounce - 1)), note: 'This is the height after one bounce fewer.' },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${count}`,
          accuracy: 'exact',
          mistakes: [{ value: `${count - 1}`, note: 'After this bounce it still rises higher.' }],
        },
        { part: 'c', kind: 'self', why: 'explain' },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(total.toPrecision(9))}`,
          unit: 'm',
          mistakes: [
            { value: sf(total + height), note: 'The first fall counts only once.' },
            {
              value: sf(height / (1 - r)),
              note: 'The ball goes up and down: the later heights count twice.',
            },
          ],
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'exact',
          shown: md`= ${sf(after)}\ \text{m}`,
          value: Array.from({ length: bounce }).reduce<number>((h) => h * r, height),
        },
        { part: 'b', route: 'exact', shown: `n = ${count}`, value: tries },
        {
          part: 'd',
          route: 'numeric',
          shown: md`= ${tidy(total)}\ \text{m}`,
          value: height + sum((n) => 2 * height * r ** n, 1, 600),
        },
      ],
    };
  },
});
