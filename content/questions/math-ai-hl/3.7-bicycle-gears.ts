import { md, template } from '../../authoring/design.ts';
import { choice } from '../../authoring/parameters.ts';
import { fraction, sf } from '../../authoring/wording.ts';

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  parameters: {
    who: choice('Mateo', 'Linh', 'Sinead', 'Tariq', 'Freya'),
    big: choice(8, 9, 10, 11, 12),
    small: choice(3, 3.5, 4, 4.5, 5),
    wheel: choice(31, 33, 34, 35),
    turns: choice(45, 50, 60, 70, 75, 80),
  },
  write: ({ who, big, small, wheel, turns }) => {
    const omega = (turns * 2 * Math.PI) / 60;
    const chain = omega * big;
    const rear = chain / small;
    const speed = (rear * wheel) / 100;
    const hours = speed * 3.6;
    // By counting: each turn of the pedals moves the wheel big/small turns.
    const second = (turns * 60 * (big / small) * 2 * Math.PI * wheel) / 100 / 1000;
    return {
      text: md`${who} rides a bicycle. The chain runs over a front gear of radius $${big}$ cm, which turns with the pedals, and a rear gear of radius $${small}$ cm, which turns with the rear wheel. The rear wheel has a radius of $${wheel}$ cm. ${who} turns the pedals $${turns}$ times per minute.

(a) Find the angle, in radians and in terms of $\pi$, through which the pedals turn in one second. [2]

(b) Find the length of chain that runs over the front gear in one second. [2]

(c) Find the angle, in radians, through which the rear gear turns in one second. [2]

(d) Find the speed of the bicycle in kilometres per hour. [3]`,
      hints: [
        md`One full turn is $2\pi$ radians.`,
        md`The length of chain is an arc of the front gear.`,
        md`The same length of chain runs over the rear gear. The wheel turns through the same angle as the rear gear.`,
      ],
      answer: md`(a) In one second the pedals make $\frac{${turns}}{60}$ turns. This is $\frac{${turns}}{60} \times 2\pi = ${fraction(turns, 30) === '1' ? '' : fraction(turns, 30)}\pi$ radians.

(b) The chain moves by an arc of the front gear: $r\theta = ${big} \times ${fraction(turns, 30) === '1' ? '' : fraction(turns, 30)}\pi = ${sf(chain)}\ \text{cm}$.

(c) The same length runs over the rear gear: $\theta = \frac{l}{r} = \frac{${sf(chain, 5)}}{${small}} = ${sf(rear)}$ radians.

(d) The wheel turns through the same angle. In one second a point on its rim moves $${wheel} \times ${sf(rear, 5)}$ cm, which are $${sf(speed, 5)}$ m. In kilometres per hour this is $${sf(speed, 5)} \times 3.6 = ${sf(hours)}\ \text{km h}^{-1}$.

**Watch out:** The two gears share the length of the chain, not the angle. The rear gear and the wheel share the angle, not the length.`,
      scheme: [
        [md`multiplies turns by $2\pi$`, 'M1'],
        [md`$${fraction(turns, 30) === '1' ? '' : fraction(turns, 30)}\pi$`, 'A1'],
        [md`$l = r\theta$`, 'M1'],
        [md`$${sf(chain)}$ cm`, 'A1'],
        [md`divides by the radius of the rear gear`, 'M1'],
        [md`$${sf(rear)}$`, 'A1'],
        [md`multiplies by the radius of the wheel`, 'M1'],
        [md`changes the units`, 'M1'],
        [md`$${sf(hours)}$`, 'A1'],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: `${turns}pi/30`,
          accuracy: 'exact',
          mistakes: [{ value: `${turns}pi/60`, note: md`A full turn is $2\pi$ radians, not $\pi$.` }],
        },
        {
          part: 'b',
          kind: 'number',
          expected: `${Number(chain.toPrecision(9))}`,
          unit: 'cm',
          follows: `${big}*a.1`,
        },
        {
          part: 'c',
          kind: 'number',
          expected: `${Number(rear.toPrecision(9))}`,
          follows: `b.1/${small}`,
          mistakes: [
            {
              value: sf(omega),
              note: 'The gears do not turn through the same angle. The same length of chain runs over both.',
            },
          ],
        },
        {
          part: 'd',
          kind: 'number',
          expected: `${Number(hours.toPrecision(9))}`,
          unit: 'km h^-1',
          follows: `c.1*${(wheel * 3.6) / 100}`,
        },
      ],
      checks: [
        {
          part: 'a',
          route: 'exact',
          shown: md`${fraction(turns, 30) === '1' ? '' : fraction(turns, 30)}\pi`,
          value: (turns / 60) * 2 * Math.PI,
        },
        {
          part: 'b',
          route: 'exact',
          shown: md`= ${sf(chain)}\ \text{cm}`,
          value: (2 * Math.PI * big * turns) / 60,
        },
        {
          part: 'c',
          route: 'exact',
          shown: `= ${sf(rear)}`,
          value: ((turns * big) / small / 60) * 2 * Math.PI,
        },
        { part: 'd', route: 'exact', shown: md`= ${sf(hours)}\ \text{km h}^{-1}`, value: second },
      ],
    };
  },
});
