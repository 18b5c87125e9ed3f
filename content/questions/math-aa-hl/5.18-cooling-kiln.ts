import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

const things = [
  {
    thing: 'A clay pot',
    where: 'is taken out of a kiln in Oaxaca',
    unit: 'minutes',
    hot: [820, 760, 690, 880],
  },
  {
    thing: 'A loaf of bread',
    where: 'is taken out of an oven in Tbilisi',
    unit: 'minutes',
    hot: [98, 96, 94, 92],
  },
  { thing: 'A steel rod', where: 'leaves a forge in Pune', unit: 'minutes', hot: [640, 580, 720, 500] },
  {
    thing: 'A pot of soup',
    where: 'is taken off the stove in Hanoi',
    unit: 'minutes',
    hot: [95, 90, 88, 85],
  },
] as const;

export default template({
  difficulty: 'Medium',
  paper: 2,
  calculator: true,
  also: ['2.9'],
  parameters: {
    story: choice(0, 1, 2, 3),
    which: choice(0, 1, 2, 3),
    room: choice(18, 20, 22, 25),
    after: choice(5, 8, 10, 12),
    drop: choice(0.6, 0.65, 0.7, 0.75, 0.8),
    later: choice(20, 25, 30, 40),
  },
  allow: ({ story, which, room, drop }) => {
    const hot = things[story]!.hot[which]!;
    return Number.isInteger(Number(((hot - room) * drop).toFixed(6))) || story % 2 === 0;
  },
  write: ({ story, which, room, after, drop, later }) => {
    const { thing, where, unit, hot: hots } = things[story]!;
    const hot = hots[which]!;
    const noun = thing.replace(/^A /, '');
    const over = hot - room;
    const second = Math.round(room + over * drop);
    const k = Math.log(over / (second - room)) / after;
    const atLater = room + over * Math.exp(-k * later);
    const target = Math.round(room + over / 5);
    const time = Math.log(over / (target - room)) / k;
    // Runge–Kutta with k found by trying, not by logarithms.
    const follow = (rate: number, until: number) => {
      let T = hot;
      const steps = 2000;
      const h = until / steps;
      const f = (value: number) => -rate * (value - room);
      for (let step = 0; step < steps; step += 1) {
        const k1 = f(T);
        const k2 = f(T + (h * k1) / 2);
        const k3 = f(T + (h * k2) / 2);
        const k4 = f(T + h * k3);
        T += (h * (k1 + 2 * k2 + 2 * k3 + k4)) / 6;
      }
      return T;
    };
    let [low, high] = [1e-4, 1];
    for (let step = 0; step < 60; step += 1) {
      const middle = (low + high) / 2;
      if (follow(middle, after) > second) low = middle;
      else high = middle;
    }
    let [early, late] = [0, 400];
    for (let step = 0; step < 60; step += 1) {
      const middle = (early + late) / 2;
      if (follow(low, middle) > target) early = middle;
      else late = middle;
    }
    // From the rounded k the last figures may be others.
    const rounded = Number(sf(k));
    const near = (value: number, fromRounded: number) =>
      sf(value) === sf(fromRounded)
        ? {}
        : { accuracy: { tolerance: Math.abs(Number(sf(value)) - Number(sf(fromRounded))) * 1.01 } };
    return {
      text: md`${thing} with a temperature of $${hot}\,^\circ\text{C}$ ${where}. The air has a constant temperature of $${room}\,^\circ\text{C}$. The temperature $T\,^\circ\text{C}$ of the ${noun} after $t$ ${unit} satisfies the differential equation

$$\frac{\mathrm{d}T}{\mathrm{d}t} = -k(T - ${room}), \qquad k > 0.$$

(a) By solving the differential equation, show that $T = ${room} + ${over}\mathrm{e}^{-kt}$. [5]

(b) After $${after}$ ${unit} the temperature is $${second}\,^\circ\text{C}$. Find the value of $k$. [2]

(c) Find the temperature after $${later}$ ${unit}. [2]

(d) Find the time at which the temperature is $${target}\,^\circ\text{C}$. [2]`,
      hints: [
        md`Separate the variables: everything with $T$ on one side, everything with $t$ on the other.`,
        md`The temperature at $t = 0$ gives the constant of integration.`,
      ],
      answer: md`(a) Separating the variables, $\displaystyle\int \frac{1}{T - ${room}}\,\mathrm{d}T = \int -k\,\mathrm{d}t$, so $\ln(T - ${room}) = -kt + c$ (as $T > ${room}$). At $t = 0$, $T = ${hot}$, so $c = \ln ${over}$. Hence

$$T - ${room} = \mathrm{e}^{-kt + \ln ${over}} = ${over}\mathrm{e}^{-kt}, \quad\text{so}\quad T = ${room} + ${over}\mathrm{e}^{-kt}$$

(b) $${second} = ${room} + ${over}\mathrm{e}^{-${after}k}$ gives $\mathrm{e}^{-${after}k} = \frac{${second - room}}{${over}}$, so $k = ${sf(k)}$ ($k \approx ${sf(k, 6)}$ to 6 significant figures).

(c) $T = ${room} + ${over}\mathrm{e}^{-${later}k} = ${sf(atLater)}\,^\circ\text{C}$

(d) $${target} = ${room} + ${over}\mathrm{e}^{-kt}$ gives $t = \frac{1}{k}\ln\frac{${over}}{${target - room}}$, so $t = ${sf(time)}$ ${unit}.

**Watch out:** Subtract $${room}$ before you take logarithms: $\ln(${room} + ${over}\mathrm{e}^{-kt})$ can't be split into two logarithms. And use the unrounded $k$ from your calculator's memory in (c) and (d).`,
      scheme: [
        ['separates the variables', 'M1'],
        [md`$\ln(T - ${room})$`, 'A1'],
        [md`$-kt + c$`, 'A1'],
        [md`uses $T = ${hot}$ at $t = 0$`, 'M1'],
        ['correct working that leads to the given form (AG)', 'A1'],
        [md`substitutes $t = ${after}$ and $T = ${second}$`, 'M1'],
        [md`$k = ${sf(k)}$`, 'A1'],
        [md`substitutes $t = ${later}$`, '(M1)'],
        [md`$${sf(atLater)}\,^\circ\text{C}$ (accept a value from rounded $k$)`, 'A1'],
        [md`sets $T = ${target}$`, '(M1)'],
        [md`$${sf(time)}$ ${unit} (accept a value from rounded $k$)`, 'A1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'show that' },
        {
          part: 'b',
          kind: 'number',
          label: '$k =$',
          expected: sf(k, 6),
          mistakes: [
            {
              value: sf(Math.log(hot / second) / after),
              note: md`You left out the temperature of the air. It is the difference from it that falls exponentially.`,
            },
          ],
        },
        {
          part: 'c',
          kind: 'number',
          expected: sf(atLater),
          unit: '°C',
          ...near(atLater, room + over * Math.exp(-rounded * later)),
          follows: `${room} + ${over} * e^(-${later} * b.1)`,
          unless: `T < ${room}`,
          mistakes: [
            {
              value: sf(atLater - room),
              note: md`This is how much warmer than the air it is. Add the temperature of the air.`,
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: sf(time),
          unit,
          ...near(time, Math.log(over / (target - room)) / rounded),
          follows: `ln(${over} / ${target - room}) / b.1`,
          unless: 't <= 0',
          mistakes: [
            {
              value: sf(Math.log(hot / target) / k),
              note: md`You left out the temperature of the air. It is the difference from it that falls exponentially.`,
            },
          ],
        },
      ],
      checks: [
        { part: 'b', route: 'numeric', shown: `k = ${sf(k)}`, value: low },
        { part: 'c', route: 'numeric', shown: `= ${sf(atLater)}`, value: follow(low, later) },
        { part: 'd', route: 'numeric', shown: `t = ${sf(time)}`, value: early },
      ],
    };
  },
});
