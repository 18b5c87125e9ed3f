import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { grouped } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: false,
  parameters: {
    a: integers(2, 7),
    centre: choice(50, 100, 200, 300, 500, 1000),
    other: integers(8, 25),
  },
  allow: ({ a, other }) => other > a + 1,
  write: ({ a, centre, other }) => {
    const difference = 4 * a * centre;
    const target = 4 * a * other;
    return {
      text: md`(a) Show that $(n + ${a})^2 - (n - ${a})^2 \equiv ${4 * a}n$. [2]

(b) Hence find the value of $${centre + a}^2 - ${centre - a}^2$ without finding either square. [2]

(c) Hence write $${target}$ in the form $p^2 - q^2$, where $p$ and $q$ are positive integers with $p - q = ${2 * a}$. [2]`,
      hints: [
        md`Expand both squares on the left-hand side; which terms cancel?`,
        md`In part (b), which value of $n$ makes $n + ${a} = ${centre + a}$?`,
      ],
      answer: md`(a) Starting from the left-hand side,
$$\begin{aligned} (n + ${a})^2 - (n - ${a})^2 &= (n^2 + ${2 * a}n + ${a * a}) - (n^2 - ${2 * a}n + ${a * a}) \\ &= ${2 * a}n + ${2 * a}n \\ &= ${4 * a}n, \end{aligned}$$
which is the right-hand side.

(b) With $n = ${centre}$, the identity gives $${centre + a}^2 - ${centre - a}^2 = ${4 * a} \times ${centre} = ${grouped(difference)}$.

(c) $${4 * a}n = ${target}$ gives $n = ${other}$. Then $p = ${other} + ${a} = ${other + a}$ and $q = ${other} - ${a} = ${other - a}$, so $${target} = ${other + a}^2 - ${other - a}^2$.

**Watch out:** Keep the second square in brackets when you subtract it, so that *all* its signs change: $-${2 * a}n$ becomes $+${2 * a}n$, and the $${a * a}$ cancels. In (c), $n$ is neither $p$ nor $q$ but lies in the middle between them.`,
      scheme: [
        [md`expands at least one square correctly (or factorises the difference of two squares)`, 'M1'],
        [md`simplifies to $${4 * a}n$ with all steps shown`, 'A1'],
        [md`recognises $n = ${centre}$`, '(M1)'],
        [md`$${grouped(difference)}$`, 'A1'],
        [md`$${4 * a}n = ${target}$, so $n = ${other}$`, 'M1'],
        [md`$${other + a}^2 - ${other - a}^2$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          expected: grouped(difference),
          accuracy: 'exact',
          mistakes: [
            {
              value: `${4 * a * a}`,
              note: md`You squared the difference. The difference of two squares isn't the square of the difference.`,
            },
            {
              value: `${4 * a * (centre + a)}`,
              note: md`You used $n = ${centre + a}$. In the identity it is $n + ${a}$ that stands in the first bracket.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          label: '$p =$',
          expected: `${other + a}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [{ value: `${other}`, note: md`This is $n$. The first square is that of $n + ${a}$.` }],
        },
        {
          part: 'c',
          kind: 'number',
          label: '$q =$',
          expected: `${other - a}`,
          accuracy: 'exact',
          marks: 1,
          mistakes: [{ value: `${other}`, note: md`This is $n$. The second square is that of $n - ${a}$.` }],
        },
      ],
      checks: [
        {
          part: 'c',
          route: 'numeric',
          shown: `p = ${other} + ${a} = ${other + a}`,
          value: integers(2 * a + 1, 200).find((p) => p ** 2 - (p - 2 * a) ** 2 === target)!,
        },
        {
          part: 'c',
          route: 'numeric',
          shown: `q = ${other} - ${a} = ${other - a}`,
          value: integers(1, 200).find((q) => (q + 2 * a) ** 2 - q ** 2 === target)!,
        },

        {
          part: 'b',
          route: 'numeric',
          shown: `= ${grouped(difference)}`,
          value: (centre + a) ** 2 - (centre - a) ** 2,
        },
        {
          part: 'c',
          route: 'substitution',
          shown: `${other + a}^2 - ${other - a}^2`,
          value: target,
        },
      ],
    };
  },
});
