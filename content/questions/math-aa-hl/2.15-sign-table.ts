import { roots } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { plus, polynomial } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 1,
  calculator: false,
  also: ['2.13'],
  parameters: {
    // x + p − q/(x − r) = (x − s)(x − t)/(x − r)
    s: integers(-6, 4),
    t: integers(-4, 7),
    r: integers(-5, 6),
    sign: choice('ge', 'le'),
  },
  allow: ({ s, t, r }) => {
    const p = r - s - t;
    return (
      s < t && r !== 0 && r !== s && r !== t && p !== 0 && Math.abs((r - s) * (r - t)) <= 20 && s * t !== 0
    );
  },
  write: ({ s, t, r, sign }) => {
    const p = r - s - t;
    const q = -(r - s) * (r - t);
    const isGreater = sign === 'ge';
    const rel = isGreater ? md`\ge` : md`\le`;
    const all = [s, t, r].sort((one, other) => one - other) as [number, number, number];
    const bottom = `x${plus(-r)}`;
    const over = md`\dfrac{${Math.abs(q)}}{${bottom}}`;
    const fractionOf = q < 0 ? `-${over}` : over;
    const side = (value: number) => (value === r ? '<' : md`\le`);
    const typedSide = (value: number) => (value === r ? '<' : '<=');
    const back = (value: number) => (value === r ? '>' : md`\ge`);
    const [u, v, w] = all;
    const upper = md`${u} ${side(u)} x ${side(v)} ${v} \text{ or } x ${back(w)} ${w}`;
    const lower = md`x ${side(u)} ${u} \text{ or } ${v} ${side(v)} x ${side(w)} ${w}`;
    const upperTyped = `${u} ${typedSide(u)} x ${typedSide(v)} ${v} or x ${w === r ? '>' : '>='} ${w}`;
    const lowerTyped = `x ${typedSide(u)} ${u} or ${v} ${typedSide(v)} x ${typedSide(w)} ${w}`;
    const [shown, typed, opposite] = isGreater
      ? [upper, upperTyped, lowerTyped]
      : [lower, lowerTyped, upperTyped];
    const closed = typed.replaceAll(/<=?/g, '<=').replaceAll(/>=?/g, '>=');
    const naive = isGreater ? `x <= ${s} or x >= ${t}` : `${s} <= x <= ${t}`;
    const left = (x: number) => x + p - q / (x - r);
    const zeros = roots(left, s - 1.137, t + 1.271);
    const cell = (x: number, of: (x: number) => number) => (of(x) > 0 ? '$+$' : '$-$');
    const between = [u - 1, (u + v) / 2, (v + w) / 2, w + 1];
    const row = (label: string, of: (x: number) => number) =>
      `| ${label} | ${between.map((x) => cell(x, of)).join(' | ')} |`;
    return {
      text: md`(a) Show that $x${plus(p)} ${q < 0 ? '+' : '-'} ${over} = \dfrac{(x${plus(-s)})(x${plus(-t)})}{${bottom}}$ for $x \ne ${r}$. [2]

(b) Hence solve the inequality $x${plus(p)} ${rel} ${fractionOf}$. [4]

(c) A student multiplies both sides of the inequality by $${bottom}$ and obtains $(x${plus(p)})(${bottom}) ${rel} ${q}$. Explain what is wrong with this step, and describe one way to avoid the mistake. [2]`,
      hints: [
        'Bring the left side over one denominator, multiply out and factorise.',
        'Three numbers cut the number line into four pieces. On each piece the fraction keeps its sign.',
        'Make a sign table: one row for each factor, one for the whole fraction. Which of the three numbers is not allowed?',
      ],
      answer: md`(a) Over the denominator $${bottom}$ the left side is

$$\frac{(x${plus(p)})(${bottom})${plus(-q)}}{${bottom}} = \frac{${polynomial([1, p - r, -p * r - q])}}{${bottom}} = \frac{(x${plus(-s)})(x${plus(-t)})}{${bottom}}$$

(b) Bring everything to one side: the inequality says that the fraction in (a) is ${isGreater ? 'at least' : 'at most'} $0$. Its sign can change only at $x = ${s}$, $x = ${t}$ and $x = ${r}$.

| | $x < ${u}$ | $${u} < x < ${v}$ | $${v} < x < ${w}$ | $x > ${w}$ |
|---|---|---|---|---|
${row(`$x${plus(-s)}$`, (x) => x - s)}
${row(`$x${plus(-t)}$`, (x) => x - t)}
${row(`$${bottom}$`, (x) => x - r)}
${row('fraction', left)}

The zeros of the numerator belong to the solution, because equality is allowed. The zero of the denominator, $x = ${r}$, does not. So $${shown}$.

(c) An inequality keeps its direction only when both sides are multiplied by a *positive* number. $${bottom}$ is negative for $x < ${r}$, and there the sign must be turned round. To avoid this, bring everything to one side and make a sign table as in (b), or multiply by $(${bottom})^2$, which is positive, or treat $x > ${r}$ and $x < ${r}$ as two cases.

**Watch out:** The value that makes the denominator zero never belongs to the solution, not even with $\le$ or $\ge$.`,
      scheme: [
        ['(a) writes the left side over one denominator', 'M1'],
        [md`$${polynomial([1, p - r, -p * r - q])}$ in the numerator, which factorises as given (AG)`, 'A1'],
        [md`(b) uses the fraction in (a) with the critical values $${u}$, $${v}$ and $${w}$`, 'M1'],
        ['sign table, sketch, or test values', 'M1'],
        [md`two correct intervals, apart from their ends`, 'A1'],
        [md`$${shown}$, with $x = ${r}$ excluded and the zeros included`, 'A1'],
        [md`(c) $${bottom}$ may be negative, and then the sign must be turned round`, 'R1'],
        [md`multiplies by $(${bottom})^2$, or uses two cases, or brings everything to one side`, 'R1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'interval',
          expected: typed,
          mistakes: [
            {
              value: closed,
              note: md`The fraction has no value at $x = ${r}$, so this end does not belong to the solution.`,
            },
            { value: opposite, note: 'You solved the opposite inequality. Test one number from your set.' },
            {
              value: naive,
              note: md`You multiplied by $${bottom}$ as if it were always positive.`,
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'explain' },
      ],
      checks: [
        {
          part: 'b',
          route: 'numeric',
          shown: `x = ${s}`,
          value: zeros.find((x) => Math.abs(x - s) < 0.2) ?? Number.NaN,
        },
        {
          part: 'b',
          route: 'numeric',
          shown: `x = ${t}`,
          value: zeros.find((x) => Math.abs(x - t) < 0.2) ?? Number.NaN,
        },
        {
          part: 'a',
          route: 'symbolic',
          shown: md`\frac{(x${plus(-s)})(x${plus(-t)})}{${bottom}}`,
          value: left,
        },
      ],
    };
  },
});
