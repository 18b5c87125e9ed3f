import { solveLinear } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { integers } from '../../authoring/parameters.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  parameters: { tens: integers(3, 9), units: integers(1, 7), apart: integers(2, 8) },
  allow: ({ tens, units, apart }) => tens - units > 1 && apart !== tens - units,
  write: ({ tens, units, apart }) => {
    const [both, gap] = [tens + units, tens - units];
    const number = 10 * tens + units;
    const [first, second] = solveLinear(
      [
        [11, 11],
        [9, -9],
      ],
      [11 * both, 9 * gap],
    );
    return {
      text: md`A two-digit number has the tens digit $a$ and the units digit $b$, where $a > b > 0$. Its *reversal* is the number with the same digits in the other order. For example, the reversal of $82$ is $28$.

(a) Show that the sum of the number and its reversal is $11(a + b)$. [2]

(b) Show that the number minus its reversal is $9(a - b)$. [1]

The sum of a certain two-digit number and its reversal is $${11 * both}$, and the number minus its reversal is $${9 * gap}$.

(c) Find the number. [2]

A three-digit number has the digits $a$, $b$ and $c$, in this order, where $a > c > 0$.

(d) Prove that the three-digit number minus its reversal is a multiple of $99$. [2]

(e) For a certain three-digit number, this difference is $${99 * apart}$. Write down the difference between its first and its last digit. [1]`,
      hints: [
        md`What is the value of the number whose digits are $8$ and $2$? Write $82$ with tens and units, then do the same with letters.`,
        md`In part (c), use parts (a) and (b) to find $a + b$ and $a - b$.`,
        md`In part (d), the first digit counts hundreds. Which digit has the same value in the number and in its reversal?`,
      ],
      answer: md`(a) The tens digit counts tens, so the number is $10a + b$ (not $ab$, which would be a product). Its reversal is $10b + a$. The sum is
$$(10a + b) + (10b + a) = 11a + 11b = 11(a + b).$$

(b) In the same way, $(10a + b) - (10b + a) = 9a - 9b = 9(a - b)$.

(c) By part (a), $11(a + b) = ${11 * both}$, so $a + b = ${both}$. By part (b), $9(a - b) = ${9 * gap}$, so $a - b = ${gap}$. Adding these equations gives $2a = ${2 * tens}$, so $a = ${tens}$ and then $b = ${units}$. The number is $10 \times ${tens} + ${units} = ${number}$. (Check: $${number} + ${10 * units + tens} = ${11 * both}$.)

(d) The number is $100a + 10b + c$, and its reversal is $100c + 10b + a$. The middle digit keeps its place, so it cancels:
$$(100a + 10b + c) - (100c + 10b + a) = 99a - 99c = 99(a - c).$$
As $a - c$ is an integer, the difference is a multiple of $99$.

(e) By part (d), $99(a - c) = ${99 * apart}$, so $a - c = ${apart}$.

**Watch out:** A proof must hold for every choice of digits, so it has to be done with letters. Trying $82 - 28 = 54$ only tests one case.`,
      scheme: [
        [md`(a) writes the number as $10a + b$ or its reversal as $10b + a$`, 'M1'],
        [md`$(10a + b) + (10b + a) = 11a + 11b = 11(a + b)$`, 'A1'],
        [md`(b) $(10a + b) - (10b + a) = 9a - 9b = 9(a - b)$`, 'A1'],
        [md`(c) $a + b = ${both}$ and $a - b = ${gap}$`, 'M1'],
        [md`$${number}$`, 'A1'],
        [md`(d) $(100a + 10b + c) - (100c + 10b + a)$`, 'M1'],
        [md`$99(a - c)$, with a conclusion`, 'A1'],
        [md`(e) $${apart}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        { part: 'b', kind: 'self', why: 'show that' },
        {
          part: 'c',
          kind: 'number',
          expected: `${number}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${10 * units + tens}`,
              note: md`This is the reversal. The number minus its reversal is positive, so the larger digit comes first.`,
            },
            { value: `${tens}`, note: md`This is the first digit alone. The number has two digits.` },
          ],
        },
        { part: 'd', kind: 'self', why: 'prove' },
        {
          part: 'e',
          kind: 'number',
          expected: `${apart}`,
          accuracy: 'exact',
          mistakes: [
            {
              value: `${11 * apart}`,
              note: md`You divided by $9$, as for a number with two digits. Look at part (d) again.`,
            },
          ],
        },
      ],
      checks: [
        {
          part: 'c',
          route: 'numeric',
          shown: `10 \\times ${tens} + ${units} = ${number}`,
          value: 10 * first! + second!,
        },
        {
          part: 'e',
          route: 'numeric',
          shown: `a - c = ${apart}`,
          // Tries every last digit with a first digit so much larger.
          value: integers(1, 8).find((d) => 100 * (d + 1) + 1 - (100 + d + 1) === 99 * apart)!,
        },
      ],
    };
  },
});
