import type { Header } from './authoring/design.ts';

/**
 * The guides of Math AA and Math AI begin alike: what they call the common core has the same numbers in both. Designs
 * that were written for one and are listed in the other too, by the subject that borrows them. There they are questions
 * of their own, with keys of their own: nobody takes both courses.
 */
const borrowed: Readonly<Record<string, { readonly from: string; readonly designs: readonly string[] }>> = {
  'math-aa-sl': {
    from: 'math-ai-sl',
    designs: [
      '1.1-glacier',
      '1.1-hidden-exponent',
      '1.1-probe-signal',
      '1.1-pull-of-a-planet',
      '1.1-small-world',
      '1.1-two-countries',
      '1.2-row-of-squares',
      '1.2-two-mines',
      '1.2-two-readings',
      '1.3-from-the-total',
      '1.3-two-contracts',
      '1.3-which-kind',
      '1.4-depreciation',
      '1.4-new-van',
      '1.4-rate-change',
      '1.4-savings-dates',
      '1.4-which-bank',
      '1.5-acidity',
      '1.5-digits-of-a-power',
      '1.5-earthquakes',
      '1.5-grid-refinement',
      '1.5-star-brightness',
      '1.5-unknown-exponents',
      '2.1-between-two-roads',
      '2.1-find-k',
      '2.1-four-corners',
      '2.2-bus-zones',
      '2.2-charging-phone',
      '2.2-drone-height',
      '2.2-ends-and-turns',
      '2.2-largest-domain',
      '2.2-mirror-image',
      '2.3-beyond-the-screen',
      '2.3-drawn-to-scale',
      '2.3-filling-a-vase',
      '2.3-how-often-they-meet',
      '2.3-income-minus-costs',
      '2.3-water-rocket',
      '2.4-how-many-solutions',
      '2.4-learning-to-type',
      '2.4-mountain-stage',
      '3.1-paper-cup',
      '3.2-cable-car',
      '3.2-three-sides',
      '3.2-triangular-field',
      '3.3-balloon',
      '3.3-house-with-a-ridge',
      '3.3-mast-on-a-hill',
      '3.3-passing-the-light',
      '4.1-crosses-on-the-plot',
      '4.1-five-plans',
      '4.1-shares-that-differ',
      '4.1-typed-wrongly',
      '4.2-curve-to-table',
      '4.2-grade-boundaries',
      '4.2-two-batteries',
      '4.2-which-box',
      '4.3-two-missing',
      '4.3-two-pay-rises',
      '4.4-four-pictures',
      '4.4-heating-bend',
      '4.4-line-by-eye',
      '4.4-shoes-and-reading',
      '4.4-wrong-point',
      '4.5-beads-added',
      '4.5-family-or-child',
      '4.5-loaded-spinner',
      '4.5-seeds-from-the-air',
      '4.5-settling-down',
      '4.5-two-of-five',
      '4.7-how-many-to-bake',
      '4.7-lucky-wheel',
      '4.7-price-of-insurance',
      '4.7-table-from-rule',
      '4.7-two-tickets',
      '4.7-two-unknowns',
      '4.8-guessing-test',
      '4.8-how-many-tries',
      '4.8-overbooking',
      '4.9-rods-in-boxes',
      '4.9-sold-by-size',
      '4.9-still-working',
      '5.1-chord-formula',
      '5.1-hike-profile',
      '5.1-long-run-level',
      '5.1-small-step',
      '5.1-town-census',
      '5.1-water-level',
      '5.2-average-cost',
      '5.2-balloon-rate',
      '5.2-never-falls',
      '5.2-profit-interval',
      '5.2-three-graphs',
      '5.3-divide-first',
      '5.3-slide-design',
      '5.5-curve-from-gradient',
      '5.5-equal-shares',
      '5.5-museum-day',
      '5.5-reservoir',
      '5.5-tunnel',
    ],
  },
};

/** Numbers that mean the same in both guides. */
const isCommon = (number: string): boolean => {
  const [topic = 0, subtopic = 0] = number.split('.').map(Number);
  return subtopic <= ({ 1: 5, 2: 4, 3: 3, 4: 9, 5: 5 }[topic] ?? 0);
};

interface Placed {
  readonly key: string;
  readonly subject: string;
}

type Facts = Pick<Header, 'calculator' | 'paper' | 'also'>;

/**
 * All designs, and after them those that a subject borrows, as it lists them: among its own topics and, with a
 * calculator, in its second paper. `facts` reads and replaces what depends on the place.
 */
export function withBorrowed<Design extends Placed>(
  designs: readonly Design[],
  facts: { of: (design: Design) => Facts; replace: (design: Design, facts: Facts) => Design },
): Design[] {
  const byKey = new Map(designs.map((design) => [design.key, design]));
  const copies = Object.entries(borrowed).flatMap(([subject, { from, designs: names }]) =>
    names.map((name) => {
      const design = byKey.get(`${from}/${name}`);
      if (!design) throw new Error(`${subject} borrows ${from}/${name}, which isn't there`);
      const key = `${subject}/${name}`;
      if (byKey.has(key)) throw new Error(`${subject} borrows ${from}/${name}, and has one of that name`);
      const { calculator, paper, also } = facts.of(design);
      return facts.replace(
        { ...design, key, subject },
        { calculator, paper: calculator ? 2 : paper, also: (also ?? []).filter(isCommon) },
      );
    }),
  );
  return [...designs, ...copies];
}
