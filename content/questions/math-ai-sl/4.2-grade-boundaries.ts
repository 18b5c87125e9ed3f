import { choose, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';
import { plot } from '../../figures/plot.ts';

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  also: ['4.6'],
  parameters: {
    place: choice('Nairobi', 'Leipzig', 'Bogotá', 'Chiang Mai', 'Riga', 'Amman', 'Sucre', 'Perth'),
    f2: integers(10, 25, 5),
    f3: integers(25, 40, 5),
    f4: integers(40, 60, 5),
    f5: integers(35, 55, 5),
    f6: integers(15, 35, 5),
    f7: integers(5, 20, 5),
    top: choice(10, 12, 15, 18, 20),
    pass: choice(40, 50),
    sought: choice(60, 65, 70, 75, 80),
    from: choice(30, 40),
    extra: integers(28, 48),
  },
  allow: ({ f2, f3, f4, f5, f6, f7 }) => {
    const rest = 200 - (f2 + f3 + f4 + f5 + f6 + f7);
    return rest >= 5 && rest <= 20;
  },
  write: ({ place, f2, f3, f4, f5, f6, f7, top, pass, sought, from, extra }) => {
    const f1 = 200 - (f2 + f3 + f4 + f5 + f6 + f7);
    const edges = [0, 20, 30, 40, 50, 60, 70, 80, 100];
    const frequencies = [f1, f2, f3, f4, f5, f6, f7 - 5, 5];
    const running = edges.map((_, index) => frequencies.slice(0, index).reduce((sum, f) => sum + f, 0));
    const countAt = (mark: number) => {
      const index = Math.min(
        7,
        Math.max(
          0,
          edges.findLastIndex((edge) => edge <= mark),
        ),
      );
      return (
        running[index]! + (frequencies[index]! * (mark - edges[index]!)) / (edges[index + 1]! - edges[index]!)
      );
    };
    // Along the straight pieces.
    const markAt = (count: number) => {
      const index = running.findLastIndex((height) => height < count);
      return (
        edges[index]! +
        ((count - running[index]!) / frequencies[index]!) * (edges[index + 1]! - edges[index]!)
      );
    };
    const failed = countAt(pass);
    const passed = 200 - failed;
    const best = markAt(200 - 2 * top);
    const boundary = markAt(200 - 2 * sought);
    const upper = markAt(countAt(from) + extra);
    const both = (passed * (passed - 1)) / (200 * 199);
    const search = (count: number) => root((mark) => countAt(mark) - count, 0, 100);
    return {
      text: md`In an examination in ${place} there are $200$ candidates. The cumulative frequency graph shows their marks, out of $100$.

![](drawing:curve)

(a) The pass mark is $${pass}$. Estimate the number of candidates who pass. [2]

(b) The best $${top}\%$ of the candidates get a prize. Estimate the least mark for which there is a prize. [2]

(c) The examiners think of another pass mark, so that $${sought}\%$ of the candidates would pass. Estimate this pass mark. [2]

(d) There are $${extra}$ candidates with marks between $${from}$ and $k$, where $k > ${from}$. Estimate the value of $k$. [3]

(e) Two different candidates are chosen at random. Find the probability that both of them pass with the pass mark of $${pass}$. [3]`,
      hints: [
        md`The graph shows how many candidates have *at most* a certain mark.`,
        md`For (b) and (c), find out how many candidates lie *below* the mark that is asked for.`,
        md`For (d), read off the height at $${from}$ first.`,
        md`For (e), the second candidate is chosen from $199$.`,
      ],
      answer: md`Values read off the graph are estimates; small differences don't matter.

(a) At the mark $${pass}$ the graph has the height $${failed}$. These candidates fail, so $n = 200 - ${failed} = ${passed}$ pass.

(b) $${top}\%$ of $200$ are $${2 * top}$ candidates. They are at the top, so $200 - ${2 * top} = ${200 - 2 * top}$ lie below. At this height the graph gives $x_1 = ${sf(best)}$ marks.

(c) If $${sought}\%$ pass, then $${100 - sought}\%$ fail, which is $${200 - 2 * sought}$ candidates. At this height the graph gives $x_2 = ${sf(boundary)}$ marks.

(d) At $${from}$ the height is $${countAt(from)}$. With $${extra}$ more it is $${countAt(from) + extra}$, where the graph gives $k = ${sf(upper)}$.

(e) The first passes with probability $\frac{${passed}}{200}$. Then $${passed - 1}$ of the other $199$ would pass:

$$\frac{${passed}}{200} \times \frac{${passed - 1}}{199} = ${sf(both)}$$

**Watch out:** “$${sought}\%$ pass” does not mean that you look at $${sought}\%$ of the height. Those who pass are *above* the mark.`,
      scheme: [
        [md`reads off $${failed}$ at $${pass}$`, 'M1'],
        [md`$${passed}$ (accept $\pm 2$)`, 'A1'],
        [md`$${200 - 2 * top}$ candidates below`, 'M1'],
        [md`$${sf(best)}$ (accept $\pm 1.5$)`, 'A1'],
        [md`$${200 - 2 * sought}$ candidates below`, 'M1'],
        [md`$${sf(boundary)}$ (accept $\pm 1.5$)`, 'A1'],
        [md`reads off $${countAt(from)}$ at $${from}$`, 'A1'],
        [md`adds $${extra}$`, 'M1'],
        [md`$${sf(upper)}$ (accept $\pm 1.5$)`, 'A1'],
        [md`$\frac{${passed}}{200}$ (from their (a))`, 'A1'],
        [md`multiplies by $\frac{${passed - 1}}{199}$`, 'M1'],
        [md`$${sf(both)}$ (follow through)`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${passed}`,
          accuracy: { tolerance: 2 },
          mistakes: [
            { value: `${failed}`, note: 'Those are the candidates who fail. How many are above the mark?' },
          ].filter(() => Math.abs(failed - passed) > 8),
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${best}`,
          accuracy: { tolerance: 1.5 },
          unit: 'marks',
          mistakes: [
            { value: markAt(2 * top).toFixed(2), note: md`You took the $${top}\%$ with the lowest marks.` },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${boundary}`,
          accuracy: { tolerance: 1.5 },
          unit: 'marks',
          mistakes: [
            {
              value: markAt(2 * sought).toFixed(2),
              note: md`With this mark $${sought}\%$ would *fail*. Which part lies below the mark?`,
            },
          ].filter(({ value }) => Math.abs(Number(value) - boundary) > 4),
        },
        {
          part: 'd',
          kind: 'number',
          label: '$k =$',
          expected: `${upper}`,
          accuracy: { tolerance: 1.5 },
          mistakes: [
            {
              value: markAt(extra).toFixed(2),
              note: md`You began at $0$. Begin at the height that belongs to $${from}$.`,
            },
          ].filter(({ value }) => Math.abs(Number(value) - upper) > 4),
        },
        {
          part: 'e',
          kind: 'number',
          expected: `${both}`,
          // What follows from a reading that is two candidates off will do.
          accuracy: { tolerance: 0.02 },
          follows: 'a.1 * (a.1 - 1) / 39800',
          unless: 'p < 0 or p > 1',
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'exact',
          shown: `= ${passed}`,
          value: frequencies.filter((_, index) => edges[index]! >= pass).reduce((sum, f) => sum + f, 0),
        },
        { part: 'b', route: 'numeric', shown: `x_1 = ${sf(best)}`, value: search(200 - 2 * top) },
        { part: 'c', route: 'numeric', shown: `x_2 = ${sf(boundary)}`, value: search(200 - 2 * sought) },
        { part: 'd', route: 'numeric', shown: `k = ${sf(upper)}`, value: search(countAt(from) + extra) },
        { part: 'e', route: 'exact', shown: `= ${sf(both)}`, value: choose(passed, 2) / choose(200, 2) },
      ],
      drawings: {
        curve: plot({
          x: [0, 100],
          y: [0, 200],
          frame: true,
          grid: true,
          ticks: { x: 10, y: 20 },
          xLabel: 'mark',
          yLabel: 'cumulative frequency',
          height: 320,
          polylines: [{ points: edges.map((edge, index) => [edge, running[index]!] as const), dots: true }],
          description: `A cumulative frequency graph of straight pieces with dots at ${edges.map((edge, index) => `(${edge}, ${running[index]})`).join(', ')}.`,
        }),
      },
    };
  },
});
