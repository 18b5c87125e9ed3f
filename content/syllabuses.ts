import { md } from './authoring/design.ts';
import type { SyllabusContent } from './bank-content.ts';

type Node = Record<string, unknown>;

const text = (words: string, format = 0): Node => ({ type: 'text', version: 1, text: words, format });
const inline = (latex: string): Node => ({ type: 'formula', version: 1, latex, inline: true });
const formula = (latex: string): Node => ({ type: 'formula', version: 1, latex, inline: false });
const block = (type: string, children: readonly Node[], more: Node = {}): Node => ({
  type,
  version: 1,
  direction: 'ltr',
  format: '',
  indent: 0,
  ...more,
  children,
});

const heading = (words: string): Node => block('heading', [text(words)], { tag: 'h2' });
const paragraph = (...children: readonly (string | Node)[]): Node => block('paragraph', inWords(children));
const list = (...items: readonly (readonly (string | Node)[])[]): Node =>
  block(
    'list',
    items.map((children, index) => block('listitem', inWords(children), { value: index + 1 })),
    { listType: 'bullet', tag: 'ul', start: 1 },
  );
const inWords = (children: readonly (string | Node)[]): Node[] =>
  children.map((child) => (typeof child === 'string' ? text(child) : child));
const page = (...children: readonly Node[]): Node => ({ root: block('root', children) });

const sequences = page(
  paragraph(
    'In an arithmetic sequence, each term is the one before plus the same number, the ',
    text('common difference', 1),
    '. You should be able to recognise such sequences, find any term, and add up any number of terms, also in applications such as simple interest.',
  ),
  heading('What you need to know'),
  list(
    ['finding a term, or the number of terms, from the first term and the common difference'],
    ['finding both of them from two terms, or from two sums'],
    ['sums in sigma notation, such as ', inline(md`\sum_{r=1}^{n} (a + br)`)],
    ['models that are only roughly linear, and what they are good for'],
  ),
  heading('Formulas'),
  paragraph('The ', inline('n'), 'th term:'),
  formula(md`u_n = u_1 + (n - 1)d`),
  paragraph('The sum of the first ', inline('n'), ' terms:'),
  formula(md`S_n = \frac{n}{2}\left(2u_1 + (n - 1)d\right) = \frac{n}{2}\left(u_1 + u_n\right)`),
);

const calculus = page(
  paragraph(
    'Calculus describes change. The derivative of a function tells how quickly it changes at a point; the integral adds up what has changed.',
  ),
  heading('What you need to know'),
  list(
    ['the derivative as a gradient and as a rate of change'],
    ['the rules of differentiation, and tangents, normals, maxima and minima that follow from them'],
    ['integration as the reverse of differentiation, and as an area'],
    ['displacement, velocity and acceleration'],
  ),
  heading('Derivatives'),
  formula(md`f(x) = x^n \;\Rightarrow\; f'(x) = nx^{n-1}`),
  formula(md`\frac{dy}{dx} = \frac{dy}{du} \times \frac{du}{dx}`),
  formula(md`y = uv \;\Rightarrow\; \frac{dy}{dx} = u\frac{dv}{dx} + v\frac{du}{dx}`),
  formula(md`y = \frac{u}{v} \;\Rightarrow\; \frac{dy}{dx} = \frac{v\dfrac{du}{dx} - u\dfrac{dv}{dx}}{v^2}`),
  heading('Integrals'),
  formula(md`\int x^n\,dx = \frac{x^{n+1}}{n+1} + C, \quad n \ne -1`),
  formula(md`\int \frac{1}{x}\,dx = \ln|x| + C`),
  paragraph('The area between a curve and the ', inline('x'), '-axis:'),
  formula(md`A = \int_a^b |y|\,dx`),
);

const kinematics = page(
  paragraph('Kinematics describes how things move, and leaves open why.'),
  heading('What you need to know'),
  list(
    ['displacement, velocity and acceleration, and how they differ from distance and speed'],
    ['motion at constant acceleration, in one dimension and as a projectile'],
    ['graphs of motion: gradients and areas'],
    ['what air resistance changes, in words'],
  ),
  heading('Formulas for constant acceleration'),
  formula(md`v = u + at`),
  formula(md`s = ut + \frac{1}{2}at^2`),
  formula(md`v^2 = u^2 + 2as`),
  formula(md`s = \frac{u + v}{2}\,t`),
);

const arithmetic = { topic: 'arithmetic-sequences-and-series', title: 'Arithmetic sequences and series' };

export const syllabuses: readonly SyllabusContent[] = [
  { subject: 'math-aa-sl', ...arithmetic, content: sequences },
  { subject: 'math-aa-hl', ...arithmetic, content: sequences },
  { subject: 'math-aa-sl', topic: 'calculus', title: 'Calculus', content: calculus },
  { subject: 'physics-sl', topic: 'kinematics', title: 'Kinematics', content: kinematics },
  { subject: 'physics-hl', topic: 'kinematics', title: 'Kinematics', content: kinematics },
];
