import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf as significant } from '../../authoring/wording.ts';

const tidy = (value: number) => String(Number(value.toFixed(8)));

/** Exact where it can be, such as 0.5 and not 0.500. */
const sf = (value: number) => {
  const short = String(Number(value.toPrecision(3)));
  return Math.abs(Number(short) - value) < 1e-9 ? short : significant(value);
};

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    a: choice(0.15, 0.2, 0.25, 0.3, 0.35, 0.4),
    b: choice(0.1, 0.2, 0.24, 0.3, 0.36, 0.45),
    letters: choice(['A', 'B'], ['C', 'D'], ['M', 'N'], ['R', 'S']),
    contained: choice(true, false),
  },
  allow: ({ a, b }) => a !== b && a + b < 0.85 && Math.abs(a - b) > 0.04,
  write: ({ a, b, letters: [A, B], contained }) => {
    const apart = a + b;
    const independent = a + b - a * b;
    const [small, great] = a < b ? [A, B] : [B, A];
    const [pSmall, pGreat] = a < b ? [a, b] : [b, a];
    // Counted on a grid of 10 000 equally likely cells.
    const grid = 100;
    let cells = 0;
    for (let i = 0; i < grid; i += 1)
      for (let j = 0; j < grid; j += 1) if (i < 100 * a - 1e-9 || j < 100 * b - 1e-9) cells += 1;
    const last = contained
      ? md`(d) It is known instead that $${small}$ can only happen when $${great}$ happens. Find $P(${great} \mid ${small})$ and $P(${small} \mid ${great})$. [3]`
      : md`(d) It is known instead that $P(${A} \cap ${B}) = ${tidy(pSmall / 2)}$. Find $P(${great} \mid ${small})$ and $P(${small} \mid ${great})$. [3]`;
    const both = contained ? pSmall : pSmall / 2;
    const given = [both / pSmall, both / pGreat] as const;
    return {
      text: md`Two events $${A}$ and $${B}$ have the probabilities $P(${A}) = ${a}$ and $P(${B}) = ${b}$.

(a) Find $P(${A} \cup ${B})$ if $${A}$ and $${B}$ are mutually exclusive. [1]

(b) Find $P(${A} \cup ${B})$ if $${A}$ and $${B}$ are independent. [3]

(c) State, with a reason, whether $${A}$ and $${B}$ can be both mutually exclusive and independent. [2]

${last}`,
      hints: [
        md`Mutually exclusive events never happen together. What is $P(${A} \cap ${B})$ then?`,
        md`For independent events, $P(${A} \cap ${B}) = P(${A}) \times P(${B})$.`,
        md`In (d), ${contained ? md`$${small}$ lies completely inside $${great}$. What is their intersection?` : md`divide the probability of both by the probability of what is given.`}`,
      ],
      answer: md`(a) Both never happen together, so the probabilities are added: $${a} + ${b} = ${tidy(apart)}$.

(b) Independent events happen together with probability $${a} \times ${b} = ${tidy(a * b)}$. In the sum this is counted twice, so it is subtracted once: $P(${A} \cup ${B}) = ${a} + ${b} - ${tidy(a * b)} = ${tidy(independent)}$.

(c) No. If they are mutually exclusive, $P(${A} \cap ${B}) = 0$. If they are independent, $P(${A} \cap ${B}) = ${tidy(a * b)}$. It can't be both.

(d) ${contained ? md`$${small}$ lies inside $${great}$, so $P(${A} \cap ${B}) = P(${small}) = ${pSmall}$. ` : ''}$P(${great} \mid ${small}) = \frac{${tidy(both)}}{${pSmall}} = ${tidy(given[0])}$ and $P(${small} \mid ${great}) = \frac{${tidy(both)}}{${pGreat}} = ${sf(given[1])}$.

**Watch out:** “Mutually exclusive” and “independent” are very different. If one of two exclusive events happens, the other can't: they depend on each other as much as possible.`,
      scheme: [
        [md`$${tidy(apart)}$`, 'A1'],
        [md`$P(${A} \cap ${B}) = ${a} \times ${b}$`, 'M1'],
        [md`subtracts it from $${tidy(apart)}$`, 'M1'],
        [md`$${tidy(independent)}$ (accept 3 s.f.)`, 'A1'],
        [md`no`, 'A1'],
        [md`$P(${A} \cap ${B})$ can't be both $0$ and $${tidy(a * b)}$`, 'R1'],
        [md`divides $P(${A} \cap ${B}) = ${tidy(both)}$ by the probability of what is given`, 'M1'],
        [md`$${tidy(given[0])}$`, 'A1'],
        [md`$${sf(given[1])}$`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'number', expected: tidy(apart) },
        {
          part: 'b',
          kind: 'number',
          expected: tidy(independent),
          follows: `a.1 - ${tidy(a * b)}`,
          unless: 'p < 0 or p > 1',
          mistakes: [
            { value: tidy(a * b), note: md`That is $P(${A} \cap ${B})$. The question asks for the union.` },
          ],
        },
        { part: 'c', kind: 'self', why: 'state with a reason' },
        {
          part: 'd',
          kind: 'number',
          label: md`$P(${great} \mid ${small}) =$`,
          expected: tidy(given[0]),
          marks: 2,
          mistakes: [
            {
              value: `${pGreat}`,
              note: md`That would be right for independent events. Here $${small}$ tells something about $${great}$.`,
            },
          ].filter(() => Math.abs(pGreat - given[0]) > 0.01),
        },
        {
          part: 'd',
          kind: 'number',
          label: md`$P(${small} \mid ${great}) =$`,
          expected: `${given[1]}`,
          marks: 1,
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'exact',
          shown: `= ${tidy(apart)}`,
          value: (Math.round(100 * a) + Math.round(100 * b)) / 100,
        },
        {
          part: 'b',
          route: 'simulation',
          shown: `= ${tidy(independent)}`,
          value: cells / grid ** 2,
          within: 1e-6,
        },
        { part: 'd', route: 'exact', shown: `= ${tidy(given[0])}`, value: contained ? 1 : 0.5 },
        {
          part: 'd',
          route: 'exact',
          shown: `= ${sf(given[1])}`,
          value: (pSmall / pGreat) * (contained ? 1 : 0.5),
        },
        {
          part: 'b',
          route: 'exact',
          shown: `= ${tidy(independent)}`,
          value: 1 - (1 - a) * (1 - b),
          within: 1e-6,
        },
      ],
    };
  },
});
