import type { AttackCase } from '../attack-case.ts';
import { signUp } from '../people.ts';
import { ask, askMeanwhile, inWords } from '../site.ts';

/** A doubt has at most so many letters. */
const longest = 2000;
const repeated = (text: string, room = longest - 200) => text.repeat(Math.floor(room / text.length));

/** Little that would become much. */
const formulas: Readonly<Record<string, string>> = {
  'nested \\def': `\\def\\a#1{${'#1'.repeat(10)}}\\a{\\a{\\a{\\a{${'\\sqrt x'.repeat(100)}}}}}`,
  '\\gdef': `\\gdef\\a#1{${'#1'.repeat(10)}}\\a{\\a{\\a{\\a{\\a{x}}}}}`,
  '\\let': `\\let\\a\\frac\\def\\b{\\a\\b\\b}\\b`,
  '\\newcommand': `\\newcommand{\\a}[1]{${'#1'.repeat(9)}}\\a{\\a{\\a{\\a{\\a{\\a{x}}}}}}`,
  'deep braces': `${'{'.repeat(900)}x${'}'.repeat(900)}`,
  'deep fractions': `${'\\frac{1}{'.repeat(180)}x${'}'.repeat(180)}`,
  'huge \\rule': '\\rule{99999999em}{99999999em}',
  'many roots': repeated('\\sqrt{x}'),
  'a thousand rows': `\\begin{matrix}${repeated('\\\\')}\\end{matrix}`,
  'a thousand columns': `\\begin{array}{${repeated('c', 900)}}${repeated('&', 900)}\\end{array}`,
  'columns by number': '\\begin{alignedat}{111111111}x\\end{alignedat}',
};

export const typesetting: AttackCase = {
  name: 'typesetting',
  seconds: 900,
  async against(site) {
    const student = await signUp(site);
    const { questions } = (await ask(site, 'GET', '/api/questions?page=1&pageSize=5')).json();
    const found = [];
    for (const [variant, latex] of Object.entries(formulas)) {
      const queries = `Why is $${latex}$?`.slice(0, longest);
      const { result, meanwhile } = await askMeanwhile(site, () =>
        ask(site, 'POST', '/api/doubts', {
          body: { question_id: questions[0].id, queries },
          token: student.token,
        }),
      );
      const word =
        result.status === 201
          ? 'shown'
          : result.status === 400
            ? `refused (${String(result.json().message).split(' typeset: ').at(-1)!.slice(0, 80)})`
            : `${result.status}`;
      found.push({
        variant,
        held: [201, 400].includes(result.status) && meanwhile.served === meanwhile.asked,
        seen: `${word} after ${result.seconds.toFixed(1)} s; ${inWords(meanwhile)}`,
      });
    }
    return found;
  },
};
