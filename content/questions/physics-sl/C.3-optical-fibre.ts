import { minimumAt, root } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers } from '../../authoring/parameters.ts';
import { decimals, sf, standardForm } from '../../authoring/wording.ts';
import { sketch } from '../../figures/sketch.ts';

const degrees = 180 / Math.PI;

export default template({
  difficulty: 'Hard',
  paper: 2,
  calculator: true,
  also: ['C.2'],
  parameters: {
    core: choice(1.48, 1.5, 1.52, 1.55, 1.58),
    cladding: choice(1.38, 1.4, 1.42, 1.44),
    entry: integers(15, 50, 5),
    wavelength: choice(850, 1310, 1550),
  },
  allow: ({ core, cladding, entry }) => {
    const inside = Math.asin(Math.sin(entry / degrees) / core) * degrees;
    return Math.abs(90 - inside - Math.asin(cladding / core) * degrees) > 1.5;
  },
  write: ({ core, cladding, entry, wavelength }) => {
    const [n, m] = [decimals(core, 2), decimals(cladding, 2)];
    const speed = 3e8 / core;
    const shorter = wavelength / core;
    const critical = Math.asin(cladding / core) * degrees;
    const inside = Math.asin(Math.sin(entry / degrees) / core) * degrees;
    const atWall = 90 - inside;
    const stays = atWall > critical;
    const hit = 1 / Math.tan(inside / degrees);
    return {
      text: md`An optical fibre has a core of refractive index $${n}$ and a cladding of refractive index $${m}$. Light of wavelength $${wavelength}\ \text{nm}$ (in a vacuum) enters the core from air through the flat end of the fibre, at an angle of incidence of $${entry}^\circ$. Take $c = 3.00 \times 10^8\ \text{m s}^{-1}$.

![](drawing:fibre)

(a) Calculate the speed of the light in the core. [1]

(b) Calculate the wavelength of the light in the core. [1]

(c) Show that the critical angle at the boundary between core and cladding is about $${sf(critical, 2)}^\circ$. [2]

(d) Determine whether the ray shown is totally reflected at the boundary between core and cladding. [3]

(e) State and explain whether light could be kept in the core if the refractive index of the cladding were larger than that of the core. [2]`,
      hints: [
        md`When light enters a medium of larger refractive index its frequency stays the same. What happens to its speed and its wavelength?`,
        md`The normal at the end of the fibre and the normal at the wall of the core are at right angles to each other.`,
      ],
      answer: md`(a) $v = \dfrac{c}{n} = \dfrac{3.00 \times 10^8}{${n}} = ${standardForm(speed)}\ \text{m s}^{-1}$

(b) The frequency is unchanged, so $\lambda = \dfrac{${wavelength}}{${n}} = ${sf(shorter)}\ \text{nm}$

(c) At the critical angle the angle of refraction is $90^\circ$: $\sin\theta_c = \dfrac{${m}}{${n}}$, so $\theta_c = ${decimals(critical, 1)}^\circ$.

(d) At the end of the fibre $\sin ${entry}^\circ = ${n}\sin\theta$ gives $\theta = ${decimals(inside, 1)}^\circ$. The normals at the end and at the wall are at right angles, so the angle of incidence at the wall is $\alpha = 90^\circ - ${decimals(inside, 1)}^\circ = ${decimals(atWall, 1)}^\circ$. This is ${stays ? 'greater' : 'less'} than the critical angle, so the ray ${stays ? 'is' : "isn't"} totally reflected${stays ? '' : ': a part of the light is refracted into the cladding'}.

(e) No. Total internal reflection needs light that comes from the medium of larger refractive index (smaller speed). In the other case the ray is refracted towards the normal, so some light passes into the cladding at every angle of incidence.

**Watch out:** Outside the core is cladding, not air, so $\sin\theta_c = \frac{1}{n}$ doesn't hold here. In (d) don't compare the angle of refraction at the end with the critical angle: angles of incidence are counted from the normal of the surface that is hit.`,
      scheme: [
        [md`$${standardForm(speed)}\ \text{m s}^{-1}$ (accept 3 or 4 significant figures)`, '1'],
        [md`$${sf(shorter)}\ \text{nm}$ (allow ECF from (a))`, '1'],
        [md`$\sin\theta_c = \frac{${m}}{${n}}$`, '1'],
        [md`$${decimals(critical, 1)}^\circ$`, '1'],
        [md`Snell's law at the end: $${decimals(inside, 1)}^\circ$`, '1'],
        [md`angle at the wall $${decimals(atWall, 1)}^\circ$ (allow ECF)`, '1'],
        [
          md`compares with the critical angle: ${stays ? 'totally reflected' : 'not totally reflected'} (allow ECF)`,
          '1',
        ],
        [md`no`, '1'],
        [
          md`total reflection only towards a medium of smaller refractive index OWTTE (accept: there is no critical angle)`,
          '1',
        ],
      ],
      replies: [
        {
          part: 'a',
          kind: 'number',
          expected: standardForm(speed, 8),
          unit: 'm s^-1',
          mistakes: [
            {
              value: standardForm(3e8 * core),
              note: md`You multiplied by the refractive index. Light is slower in glass than in a vacuum.`,
            },
          ],
        },
        {
          part: 'b',
          kind: 'number',
          expected: standardForm(shorter),
          unit: 'nm',
          follows: `a.1 * ${wavelength} / (3.00 * 10^8)`,
          unless: 'l <= 0',
          mistakes: [
            {
              value: standardForm(wavelength * core),
              note: md`You multiplied by the refractive index. At the same frequency slower light has a shorter wavelength.`,
            },
            {
              value: `${wavelength}`,
              note: md`It is the frequency that stays the same, not the wavelength.`,
            },
          ],
        },
        { part: 'c', kind: 'self', why: 'show that' },
        {
          part: 'd',
          kind: 'number',
          label: 'Angle of incidence at the boundary between core and cladding:',
          expected: decimals(atWall, 1),
          unit: '°',
          marks: 2,
          mistakes: [
            {
              value: decimals(inside, 1),
              note: md`This is the angle of refraction at the end of the fibre. The normal at the wall is at right angles to the one there.`,
            },
            { value: `${90 - entry}`, note: md`You left out the refraction at the end of the fibre.` },
          ],
        },
        { part: 'd', kind: 'self', why: 'compare and conclude', marks: 1 },
        { part: 'e', kind: 'self', why: 'state and explain' },
      ],
      checks: [
        {
          part: 'a',
          route: 'numeric',
          shown: md`= ${standardForm(speed)}\ \text{m s}^{-1}`,
          value: (3e8 / (wavelength * 1e-9)) * shorter * 1e-9,
        },
        {
          part: 'b',
          route: 'substitution',
          shown: md`= ${sf(shorter)}\ \text{nm}`,
          value: root((l) => l * core - wavelength, 100, 2000),
        },
        {
          part: 'c',
          route: 'substitution',
          shown: md`\theta_c = ${decimals(critical, 1)}^\circ`,
          value: root((a) => core * Math.sin(a / degrees) - cladding, 1, 90),
        },
        // Fermat's principle: the ray through the end takes the quickest way between two points.
        {
          part: 'd',
          route: 'numeric',
          shown: md`= ${decimals(atWall, 1)}^\circ`,
          value: (() => {
            const [x, y] = [1, Math.tan(entry / degrees)];
            const far = 1;
            const drop = y + far * Math.tan(inside / degrees);
            const best = minimumAt((z) => Math.hypot(x, z) + core * Math.hypot(far, drop - z), 0, drop);
            return 90 - Math.atan((drop - best) / far) * degrees;
          })(),
          within: 0.06,
        },
      ],
      drawings: {
        fibre: sketch({
          points: {
            A: [0, -1],
            B: [7, -1],
            C: [7, 1],
            D: [0, 1],
            E: [-1.8, -1.8 * Math.tan(entry / degrees)],
            F: [0, 0],
            G: [hit, 1],
            H: [-2, 0],
            I: [2.6, 0],
          },
          segments: [
            'AB',
            'CD',
            'DA',
            { of: 'EF', arrow: 'middle', ink: 'accent' },
            { of: 'FG', arrow: 'middle', ink: 'accent' },
            { of: 'HI', dashed: true, ink: 'soft' },
          ],
          angles: [{ at: 'F', from: 'H', to: 'E', label: `${entry}°` }],
          labels: {
            A: false,
            B: false,
            C: false,
            D: false,
            E: false,
            F: false,
            G: false,
            H: false,
            I: false,
          },
          dots: false,
          notes: [
            { at: [5.6, 0], text: 'core', place: 'on' },
            { at: [5.6, 1.35], text: 'cladding', place: 'on' },
            { at: [-1.6, 0.7], text: 'air', place: 'on' },
          ],
          description: `A ray in air meets the flat end of a fibre at ${entry} degrees to the axis, is refracted towards the axis and reaches the upper wall of the core.`,
        }),
      },
    };
  },
});
