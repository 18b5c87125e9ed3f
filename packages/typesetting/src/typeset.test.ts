import type { Drawing } from '@sevenfold/contract/questions/drawing.schema';
import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { TypesetError } from './formula.ts';
import { typeset } from './typeset.ts';

function parsed(text: string) {
  const { document } = new Window();
  document.body.innerHTML = typeset(text);
  return document.body;
}

describe('a text', () => {
  it('is Markdown', () => {
    expect(typeset('Find **all** values.\n\n- one\n- two')).toBe(
      '<p>Find <strong>all</strong> values.</p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>',
    );
  });

  it.each([
    [
      '(a) Find it. [2]',
      '<p class="part marked"><span><span class="part-label">(a)</span> Find it.</span> <span class="part-marks">[2]</span></p>',
    ],
    ['(iv) Find it.', '<p class="part step"><span class="part-label">(iv)</span> Find it.</p>'],
    ['(b) (i) Find it.', '<p class="part step"><span class="part-label">(b) (i)</span> Find it.</p>'],
    [
      'Find it. [12 marks]',
      '<p class="marked"><span>Find it.</span> <span class="part-marks">[12 marks]</span></p>',
    ],
    ['[4]', '<p class="marked"><span></span> <span class="part-marks">[4]</span></p>'],
    ['On [0, 2] and at u[2]', '<p>On [0, 2] and at u[2]</p>'],
    ['(see below) Find it [2] here', '<p>(see below) Find it [2] here</p>'],
    ['(a)', '<p>(a)</p>'],
    ['- (a) Find it. [2]', '<ul>\n<li>(a) Find it. [2]</li>\n</ul>'],
    ['- A. one\n- B. two', '<ul class="choices">\n<li>A. one</li>\n<li>B. two</li>\n</ul>'],
    ['- A one\n- B two', '<ul>\n<li>A one</li>\n<li>B two</li>\n</ul>'],
  ])('sets the parts of %j apart', (text, html) => {
    expect(typeset(text)).toBe(html);
  });

  it('sees the marks behind a formula, and the formula behind a label', () => {
    const part = parsed('(c) $x = 2$ [3]').querySelector('p.part');
    expect(part?.querySelector('.part-label')?.textContent).toBe('(c)');
    expect(part?.querySelector('.part-marks')?.textContent).toBe('[3]');
    expect(part?.querySelectorAll('.katex')).toHaveLength(1);
  });

  it('may hold a table, which scrolls by itself', () => {
    const body = parsed('| x | 1 | 2 |\n|---|---|---|\n| P | $p$ | $q$ |');
    expect(body.querySelectorAll('div.table[tabindex="0"] > table td')).toHaveLength(3);
  });

  it.each([
    ['in a line', 'Let $f(x) = x^2$.', '<math><mrow><mi>f</mi>'],
    ['by itself', '$$f(x) = x^2$$', '<math display="block"><mrow><mi>f</mi>'],
  ])(
    'shows a formula %s to eyes and to readers, and to neither what it was written as',
    (_, text, mathml) => {
      const html = typeset(text);
      expect(html).toContain(mathml);
      expect(html).toContain('katex-html');
      expect(parsed(text).querySelector('.katex-mathml')?.textContent).toBe('f(x)=x2');
    },
  );

  it.each([
    ['with its comma', 'If $a$, then', 'a,'],
    ['with its bracket', 'the line ($y = mx + c$) is', '(y=mx+c)'],
    ['with its word', 'on the $y$-axis, too', 'y-axis,'],
    ['by itself', 'so $x = 2$ holds', 'x=2'],
    ['before marks', '(a) Find $x$. [2]', 'x.'],
  ])('keeps a short formula on one line %s', (_, text, kept) => {
    const { document } = new Window();
    document.body.innerHTML = typeset(text);
    for (const hidden of document.querySelectorAll('.katex-mathml')) hidden.remove();
    expect(document.querySelector('.kept')?.textContent?.replaceAll(/\s/g, '')).toBe(kept);
    document.querySelector('.kept')?.remove();
    expect(document.body.textContent?.trim()).not.toMatch(/\s[,.)]/);
  });

  it('lets a long formula break', () => {
    expect(typeset('so $a+b+c+d+e+f+g+h+i+j+k=0$, and')).not.toContain('class="kept"');
  });

  it.each([
    [
      'f(x) = (x+1)(x+2)(x+3) = 6 + 11x + 6x^2',
      ['f(x)', '=(x+', '1)(x+', '2)(x+', '3)', '=6+', '11x+', '6x2'],
    ],
    ['a(b+c)(d+e) \\ne b(c+d)', ['a(b+', 'c)(d+', 'e)', '\ue020=b(c+', 'd)']],
    ['x_1+x_2+x_3+x_4 \\approx', ['x1\u200b+', 'x2\u200b+', 'x3\u200b+', 'x4\u200b≈']],
    ['{a=b}+c+d+e', ['a=b+', 'c+', 'd+', 'e']],
  ])('may end a line of %s before a relation, not behind it', (formula, pieces) => {
    const body = parsed(`so $${formula}$ holds`);
    const bases = [...body.querySelectorAll('.katex-base')];
    expect(bases.map((base) => base.textContent)).toEqual(pieces);
    expect(bases.every((base) => base.firstElementChild?.className === 'katex-strut')).toBe(true);
  });

  it('escapes what hangs on a formula', () => {
    expect(typeset('$x$<b>&')).toContain('&lt;b&gt;&amp;</span>');
  });

  it.each([
    ['lines of its own', 'Given\n\n$$\n\\int_0^1 x\\,dx\n$$\n\nfind', 'div'],
    ['one line of its own', '$$\\int_0^1 x\\,dx$$', 'div'],
    ['the middle of a paragraph', 'so $$\\int_0^1 x\\,dx$$ holds', 'p > span'],
    ['a list', '- first\n\n  $$x$$\n- second', 'li > div'],
  ])('puts a formula in %s into a box that the keyboard can scroll', (_, text, place) => {
    const box = parsed(text).querySelector(`${place}.formula`);
    expect(box?.getAttribute('tabindex')).toBe('0');
    expect(box?.getAttribute('role')).toBe('group');
    expect(box?.querySelector('.katex-display')).not.toBeNull();
  });

  it.each([
    ['money', 'It costs \\$5 and \\$10.', '<p>It costs $5 and $10.</p>'],
    ['a dollar inside a formula', '$\\text{\\$}5$', undefined],
    ['a backslash before the closing dollar', '$a\\\\$', undefined],
    ['dollars in code', 'Write `$x$`.', '<p>Write <code>$x$</code>.</p>'],
    ['nothing', '', ''],
    ['underscores inside formulas', '$a_1$ and $b_1$', undefined],
  ])('knows %s', (_, text, html) => {
    if (html === undefined) expect(parsed(text).querySelector('.katex')).not.toBeNull();
    else expect(typeset(text)).toBe(html);
    expect(typeset(text)).not.toContain('<em>');
  });

  it('comes out the same every time', () => {
    const text = 'Solve $x^2=2$ and $$y^2=3$$';
    expect(typeset(text)).toBe(typeset(text));
  });
});

describe('a drawing', () => {
  const graph: Drawing = {
    width: 120,
    height: 80,
    description: 'A line & its "slope" <m>',
    shapes: [
      { kind: 'path', d: 'M0 80 L120 0', ink: 'accent', width: 2, dashed: true },
      { kind: 'circle', x: 10, y: 20, r: 3, fill: 'ink' },
      {
        kind: 'label',
        x: 60,
        y: 40,
        text: '*y* = <b> & *x*_1^{−2}',
        anchor: 'middle',
        size: 13,
        ink: 'soft',
      },
    ],
  };

  it('stands as a figure between paragraphs, with its size and words for readers', () => {
    const { document } = new Window();
    document.body.innerHTML = typeset('Look:\n![](drawing:graph)\nFind it.', { graph });
    expect([...document.body.children].map(({ tagName }) => tagName)).toEqual(['P', 'FIGURE', 'P']);
    const svg = document.querySelector('figure.figure > svg.drawing')!;
    expect(svg.getAttribute('viewBox')).toBe('0 0 120 80');
    expect([svg.getAttribute('width'), svg.getAttribute('height')]).toEqual(['120', '80']);
    expect(svg.getAttribute('role')).toBe('img');
    expect(svg.getAttribute('aria-label')).toBe(graph.description);
  });

  it('has classes instead of colours, and letters escaped', () => {
    const html = typeset('![](drawing:graph)', { graph });
    expect(html).toContain('<path d="M0 80 L120 0" class="stroke-accent dashed" stroke-width="2"/>');
    expect(html).toContain('<circle cx="10" cy="20" r="3" class="fill-ink"/>');
    expect(html).toContain('<tspan class="italic">y</tspan> = &#60;b&#62; &#38; ');
    expect(html).toContain('<tspan dy="2.86" font-size="9.36">1</tspan>');
    expect(html).not.toMatch(/style=|<b>|stroke="|fill="/);
  });

  it('keeps a prime clear of the leaning capital before it', () => {
    const shapes: Drawing['shapes'] = [{ kind: 'label', x: 1, y: 1, text: '*F*′ and *F* (*x*)', size: 10 }];
    expect(typeset('![](drawing:graph)', { graph: { ...graph, shapes } })).toContain(
      '<tspan class="italic">F</tspan><tspan dx="1.2">′ and </tspan><tspan class="italic">F</tspan> (',
    );
  });

  it('may stand in a list', () => {
    expect(typeset('- one\n\n  ![](drawing:graph)\n- two', { graph })).toContain('<figure class="figure">');
  });
});

describe('a mistake is named', () => {
  it.each([
    [
      'an unknown command',
      'Let $\\fracc{1}{2}$',
      /\\fracc\{1\}\{2\} can't be typeset: Undefined control sequence/,
    ],
    ['an open brace', '$\\frac{1}{2$', /can't be typeset: .*expected '}'/],
    ['a dollar without a partner', 'It costs $5.', /no partner: \$5\.\. Write \\\$/],
    ['two dollars without partners', 'so $$x + 1', /no partner/],
    ['three dollars', 'so $x$ and $y', /no partner: \$y/],
    ['an empty formula', 'so $ $ it is', /no formula between/],
    ['a sign outside LaTeX', '$速 = 3$', /can't be typeset/],
    ['a link in a formula', '$\\href{https://a.example}{x}$', /\\href is not allowed/],
    ['an address in a formula', '$\\url{https://a.example}$', /\\url is not allowed/],
    [
      'a picture in a formula',
      '$\\includegraphics{https://a.example/x.png}$',
      /\\includegraphics is not allowed/,
    ],
    ['a class in a formula', '$\\htmlClass{x}{y}$', /HTML extension is disabled/],
    ['a style in a formula', '$\\htmlStyle{position:fixed}{y}$', /HTML extension is disabled/],
    ['a macro', '$\\def\\x{\\x\\x}\\x$', /\\def is not allowed/],
    ['a macro that doubles', `$\\def\\a{xx}${'\\def\\a{\\a\\a}'}\\a$`, /can't be typeset/],
    [
      'a picture',
      'so ![x](https://evil.example/x.png)',
      /picture https:\/\/evil\.example\/x\.png can't be shown/,
    ],
    ['a picture with its data', '![x](data:image/svg+xml,<svg/>)', /can't be shown/],
    ['a drawing that is missing', '![](drawing:graph)', /no drawing called graph/],
    [
      'a drawing called like a part of every object',
      '![](drawing:constructor)',
      /no drawing called constructor/,
    ],
    [
      'a drawing in the middle of a line',
      'See ![](drawing:graph) here',
      /graph must stand in a line of its own/,
    ],
    ['a formula without end', `$${'x+'.repeat(2000)}x$`, /longer than 2000 characters/],
    ['a text without end', 'x '.repeat(20_000), /longer than 20000 characters/],
  ])('%s', (_, text, message) => {
    expect(() => typeset(text)).toThrow(TypesetError);
    expect(() => typeset(text)).toThrow(message);
  });

  it('also when it is nested beyond measure', () => {
    const nested = `$${'{'.repeat(990)}x${'}'.repeat(990)}$`;
    try {
      expect(typeset(nested)).toContain('katex');
    } catch (error) {
      expect(error).toBeInstanceOf(TypesetError);
    }
  });
});

describe('nothing that runs comes through', () => {
  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['an event', '<img src=x onerror=alert(1)>'],
    ['a script in a formula', '$<script>alert(1)</script>$'],
    ['a script as text of a formula', '$\\text{<script>alert(1)</script><img src=x onerror=alert(1)>}$'],
    ['a link that runs', '[x](javascript:alert(1))'],
    [
      'a link that runs, in disguise',
      '[x](java&#115;cript:alert(1)) [y](JaVaScRiPt:alert(1)) [z](\tjavascript:alert(1))',
    ],
    ['a link with data', '[x](data:text/html;base64,PHNjcmlwdD4=)'],
    ['a link with the protocol of the page', '[x](//evil.example) [y](/\\evil.example)'],
    ['a reference that runs', '[x]\n\n[x]: javascript:alert(1)'],
    ['an automatic link that runs', '<javascript:alert(1)>'],
    ['a fence with attributes', '```" onclick="alert(1)\ncode\n```'],
    ['a style', '<style>body{display:none}</style>'],
    ['a comment', '<!-- <script> -->'],
    ['a title that breaks out', '[x](https://a.example "\\" onmouseover=\\"alert(1)")'],
  ])('%s', (_, text) => {
    const body = parsed(text);
    expect(body.querySelector('script, img, style, iframe, object, form, input')).toBeNull();
    for (const element of body.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on/);
        if (name === 'href') expect(value).toMatch(/^(https?:\/\/|\/[^/\\]|#)/);
      }
    }
    expect(body.querySelectorAll('[href^="//"], [href^="/\\\\"]')).toHaveLength(0);
  });

  it('but links of the web and of this site do', () => {
    const body = parsed('[a](https://a.example/x?y=1) [b](/ibdp-question-bank) [c](#part)');
    expect([...body.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      'https://a.example/x?y=1',
      '/ibdp-question-bank',
      '#part',
    ]);
    expect(body.querySelector('a')?.getAttribute('rel')).toBe('noopener noreferrer');
  });
});
