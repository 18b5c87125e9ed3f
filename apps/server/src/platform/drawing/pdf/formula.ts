import { setImmediate as nextTurn } from 'node:timers/promises';
import { liteAdaptor } from '@mathjax/src/js/adaptors/liteAdaptor.js';
import { RegisterHTMLHandler } from '@mathjax/src/js/handlers/html.js';
import { TeX } from '@mathjax/src/js/input/tex.js';
import '@mathjax/src/js/input/tex/ams/AmsConfiguration.js';
import '@mathjax/src/js/input/tex/base/BaseConfiguration.js';
import '@mathjax/src/js/input/tex/boldsymbol/BoldsymbolConfiguration.js';
import '@mathjax/src/js/input/tex/cancel/CancelConfiguration.js';
import '@mathjax/src/js/input/tex/color/ColorConfiguration.js';
import '@mathjax/src/js/input/tex/gensymb/GensymbConfiguration.js';
import '@mathjax/src/js/input/tex/mathtools/MathtoolsConfiguration.js';
import '@mathjax/src/js/input/tex/textmacros/TextMacrosConfiguration.js';
import { mathjax } from '@mathjax/src/js/mathjax.js';
import { SVG } from '@mathjax/src/js/output/svg.js';
import '@mathjax/src/js/util/asyncLoad/esm.js';
import { refusalOf } from '@sevenfold/typesetting/formula-bounds';
import { operatorsOf, type SvgTree } from './svg-operators.ts';

/** A formula ready to be drawn. Lengths are in em; the operators draw it in thousandths of that. */
export interface Formula {
  readonly tex: string;
  readonly width: number;
  readonly ascent: number;
  readonly descent: number;
  readonly operators: string;
}

const adaptor = liteAdaptor();
RegisterHTMLHandler(adaptor);

const packages = ['base', 'ams', 'textmacros', 'cancel', 'color', 'boldsymbol', 'gensymb', 'mathtools'];

const typesetter = mathjax.document('', {
  InputJax: new TeX({
    packages,
    formatError: (_input: unknown, error: Error) => {
      throw error;
    },
  }),
  OutputJax: new SVG({ fontCache: 'none', linebreaks: { inline: false } }),
});

/** The same formulas come again with every download of a question. */
const kept = new Map<string, Formula | undefined>();
const keptAtMost = 2000;

/** Undefined for LaTeX that can't be typeset. */
export async function typesetFormula(tex: string, display: boolean): Promise<Formula | undefined> {
  const key = `${display ? 'display' : 'inline'} ${tex}`;
  if (kept.has(key)) return kept.get(key);
  const formula = await typeset(tex, display);
  // Typesetting takes some milliseconds: other requests get their turn before the next.
  await nextTurn();
  if (kept.size >= keptAtMost) kept.delete(kept.keys().next().value!);
  kept.set(key, formula);
  return formula;
}

async function typeset(tex: string, display: boolean): Promise<Formula | undefined> {
  // The same bounds as on the website: this typesetter multiplies as readily.
  if (refusalOf(tex) !== undefined) return undefined;
  try {
    const container = await typesetter.convertPromise(tex, { display });
    const svg = adaptor.firstChild(container) as SvgTree;
    const [, top = 0, width = 0, height = 0] = String(svg.attributes.viewBox).split(' ').map(Number);
    return {
      tex,
      width: width / 1000,
      ascent: -top / 1000,
      descent: (height + top) / 1000,
      operators: svg.children.map(operatorsOf).join('\n'),
    };
  } catch {
    // Texts are checked when they are saved, but by KaTeX, which knows a few words that MathJax doesn't.
    return undefined;
  }
}
