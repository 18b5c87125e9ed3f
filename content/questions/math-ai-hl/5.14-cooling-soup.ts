import { root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['2.9'],
  parameters: {
    dish: choice('A bowl of soup', 'A cup of cocoa', 'A pot of porridge', 'A clay oven'),
    place: choice('in a kitchen in Vilnius', 'in a courtyard in Damascus', 'in a mountain hut in Bhutan'),
    room: integers(8, 24, 2),
    start: integers(76, 96, 4),
    after: choice(5, 8, 10),
    share: choice(0.6, 0.65, 0.7, 0.75, 0.8),
    target: integers(35, 45, 5),
  },
  allow: ({ room, start, share, target }) => {
    const then = room + (start - room) * share;
    return Number.isInteger(Number(then.toFixed(6))) && then > target + 5;
  },
  write: ({ dish, place, room, start, after, share, target }) => {
    const apart = start - room;
    const then = Math.round(room + apart * share);
    const k = -Math.log((then - room) / apart) / after;
    const time = Math.log(apart / (target - room)) / k;
    // The equation followed in small steps, with the rate that fits the second temperature.
    const follow = (rate: number, end: number) => {
      const steps = 4000;
      let t = start;
      const h = end / steps;
      for (let step = 0; step < steps; step += 1) {
        const half = t - (h / 2) * rate * (t - room);
        t -= h * rate * (half - room);
      }
      return t;
    };
    const rate = root((x) => follow(x, after) - then, 0.001, 0.5);
    return {
      text: md`${dish} with a temperature of $${start}$ °C cools down ${place}, where the air has a temperature of $${room}$ °C. Its temperature $T$ °C after $t$ minutes satisfies the differential equation

$$\frac{\mathrm{d}T}{\mathrm{d}t} = -k(T - ${room}),$$

where $k$ is a positive constant.

(a) Explain what the equation says about the rate at which the temperature falls. [1]

(b) Solve the differential equation to show that $T = ${room} + ${apart}\mathrm{e}^{-kt}$. [5]

(c) After $${after}$ minutes the temperature is $${then}$ °C. Find $k$. [2]

(d) Find the time at which the temperature is $${target}$ °C. [2]

(e) Write down the temperature that is approached in the long term. [1]`,
      hints: [
        md`Bring everything with $T$ to one side and integrate: $\int \frac{\mathrm{d}T}{T - ${room}} = \int -k\,\mathrm{d}t$.`,
        md`Use the temperature at $t = 0$ to find the constant of integration.`,
      ],
      answer: md`(a) The temperature falls at a rate that is proportional to the difference between the temperature of the object and that of the air.

(b) Separating the variables, $\int \frac{\mathrm{d}T}{T - ${room}} = \int -k\,\mathrm{d}t$, so $\ln(T - ${room}) = -kt + c$. (Here $T > ${room}$, so no modulus is needed.)

Then $T - ${room} = A\mathrm{e}^{-kt}$ with $A = \mathrm{e}^c$. At $t = 0$, $T = ${start}$, so $A = ${start} - ${room} = ${apart}$ and $T = ${room} + ${apart}\mathrm{e}^{-kt}$.

(c) $${then} = ${room} + ${apart}\mathrm{e}^{-${after}k}$ gives $\mathrm{e}^{-${after}k} = \frac{${then - room}}{${apart}}$, so $k = -\frac{1}{${after}}\ln\frac{${then - room}}{${apart}} = ${sf(k)}$.

(d) $${target} = ${room} + ${apart}\mathrm{e}^{-kt}$ gives $t = \frac{1}{k}\ln\frac{${apart}}{${target - room}} = ${sf(time)}\ \text{minutes}$.

(e) As $\mathrm{e}^{-kt}$ tends to $0$, the temperature approaches $${room}$ °C.

**Watch out:** The constant of integration becomes a *factor*: $\mathrm{e}^{-kt + c}$ is $A\mathrm{e}^{-kt}$, not $\mathrm{e}^{-kt} + A$. In (d) use the stored value of $k$, as a rounded one can change the last figure of the time.`,
      scheme: [
        [md`rate proportional to the difference of the temperatures`, 'R1'],
        [md`separates the variables`, 'M1'],
        [md`$\ln(T - ${room})$`, 'A1'],
        [md`$-kt + c$`, 'A1'],
        [md`uses $T = ${start}$ at $t = 0$`, 'M1'],
        [md`reaches $T = ${room} + ${apart}\mathrm{e}^{-kt}$`, 'A1'],
        [md`puts in $t = ${after}$ and $T = ${then}$`, 'M1'],
        [md`$k = ${sf(k)}$`, 'A1'],
        [md`$T = ${target}$`, 'M1'],
        [md`$${sf(time)}$ minutes`, 'A1'],
        [md`$${room}$ °C`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'explain' },
        { part: 'b', kind: 'self', why: 'show that' },
        {
          part: 'c',
          kind: 'number',
          label: '$k =$',
          expected: `${Number(k.toPrecision(8))}`,
          mistakes: [
            {
              value: sf(k * after),
              note: md`This is $${after}k$. Divide by $${after}$.`,
            },
            {
              value: sf(Math.log(start / then) / after),
              note: md`You left out the $${room}$ of the air. It is the difference from the air that decreases exponentially.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(time.toPrecision(8))}`,
          unit: 'minutes',
          follows: `ln(${apart}/${target - room})/c.1`,
          unless: 't <= 0',
        },
        {
          part: 'e',
          kind: 'number',
          expected: `${room}`,
          accuracy: 'exact',
          unit: '°C',
          mistakes: [
            {
              value: '0',
              note: md`The exponential tends to $0$, but $T$ has another term.`,
            },
          ],
        },
      ],
      checks: [
        // Long after the beginning.
        { part: 'e', route: 'numeric', shown: `${room}`, value: follow(rate, 2000) },
        { part: 'c', route: 'numeric', shown: `= ${sf(k)}`, value: rate },
        {
          part: 'd',
          route: 'numeric',
          shown: md`${sf(time)}\ \text{minutes}`,
          value: root((x) => follow(rate, x) - target, 1, 200),
        },
      ],
    };
  },
});
