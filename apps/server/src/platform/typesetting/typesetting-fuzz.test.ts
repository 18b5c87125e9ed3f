import { refusalOf } from '@sevenfold/typesetting/formula-bounds';
import katex from 'katex';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hostileFormula, katexCommands } from './hostile-formulas.fixture.ts';
import { outcomeOf } from './typeset-task.ts';

afterEach(() => vi.restoreAllMocks());

describe('the installed KaTeX', () => {
  /** Whether any use of the command makes an unknown one known. */
  function defines(command: string): boolean {
    const uses = ['\\zzz{y}', '{\\zzz}{y}', '\\zzz=y', '\\zzz y', '\\zzz yy'];
    return uses.some((use) => {
      try {
        katex.renderToString(`${command}${use}\\zzz`, { strict: 'ignore', trust: true });
        return true;
      } catch {
        return false;
      }
    });
  }

  it('defines commands, and writes to the console, only by what is refused', () => {
    const written = (['log', 'error', 'warn', 'info'] as const).map((name) =>
      vi.spyOn(console, name).mockReturnValue(undefined),
    );
    const found = katexCommands.filter((command) => {
      const before = written.reduce((sum, { mock }) => sum + mock.calls.length, 0);
      const isDefiner = command !== '\\verb' && defines(command);
      return isDefiner || written.reduce((sum, { mock }) => sum + mock.calls.length, 0) > before;
    });
    expect(found).toEqual(
      expect.arrayContaining(['\\def', '\\gdef', '\\let', '\\futurelet', '\\newcommand', '\\show']),
    );
    expect(found.filter((command) => refusalOf(`${command}{x}`) === undefined)).toEqual([]);
  });

  it('has an inside, which is refused', () => {
    const inside = katexCommands.filter((command) => command.includes('@'));
    expect(inside.length).toBeGreaterThan(10);
    expect(inside.filter((command) => refusalOf(`${command}{x}`) === undefined)).toEqual([]);
  });
});

describe('a thousand hostile formulas', () => {
  it('come out bounded, or are refused in a sentence', () => {
    const counts = { html: 0, mistake: 0, refused: 0 };
    for (let seed = 1; seed <= 1000; seed += 1) {
      const latex = hostileFormula(seed);
      const outcome = outcomeOf({ latex, inline: seed % 2 === 0 });
      if ('html' in outcome) {
        counts.html += 1;
        expect(outcome.html.length).toBeLessThan(250_200);
        expect(latex).not.toMatch(/\\[a-z]?def\b|\\let\b|\\newcommand/);
      } else {
        counts[outcome.refused ? 'refused' : 'mistake'] += 1;
        expect(outcome.problem).toMatch(/^The formula .* can't be typeset: .+/s);
        expect(outcome.problem.length).toBeLessThan(500);
      }
    }
    // Enough of each: formulas that are all wrong would prove nothing.
    expect(counts.html).toBeGreaterThan(150);
    expect(counts.mistake).toBeGreaterThan(100);
    expect(counts.refused).toBeGreaterThan(50);
  });
});
