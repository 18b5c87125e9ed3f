import { regression } from '../../authoring/calculate.ts';
import { md, template } from '../../authoring/design.ts';
import { choice, integers, randomFrom } from '../../authoring/parameters.ts';
import { sf } from '../../authoring/wording.ts';

const scoresOf = (seed: number, spread: number) => {
  const random = randomFrom(`graders ${seed}`);
  const first = Array.from({ length: 8 }, () => 8 + Math.floor(random() * 21));
  const second = first.map((score) =>
    Math.max(3, Math.min(30, score + Math.round((random() - 0.5) * spread))),
  );
  return { first, second };
};

export default template({
  difficulty: 'Easy',
  paper: 1,
  calculator: true,
  also: ['4.4', '4.13'],
  parameters: {
    story: choice(
      [
        'A college in Durban has two versions of an entrance test, A and B',
        'version A',
        'version B',
        'parallel forms',
      ],
      [
        'A driving school in Lviv uses the same test twice, with a week between',
        'the first time',
        'the second time',
        'test–retest',
      ],
      [
        'A language school in Cusco has two versions of a placement test, A and B',
        'version A',
        'version B',
        'parallel forms',
      ],
    ),
    seed: integers(1, 300),
    spread: choice(4, 6, 16, 22),
  },
  allow: ({ seed, spread }) => {
    const { first, second } = scoresOf(seed, spread);
    const { r } = regression(first, second);
    return new Set(first).size >= 7 && (spread < 10 ? r > 0.9 && r < 0.995 : r > 0.2 && r < 0.7);
  },
  write: ({ story: [opening, one, two, name], seed, spread }) => {
    const { first, second } = scoresOf(seed, spread);
    const { r } = regression(first, second);
    const good = r > 0.9;
    const means = [first, second].map((list) => list.reduce((sum, value) => sum + value, 0) / 8) as [
      number,
      number,
    ];
    // Exact, and to 3 figures where that is shorter.
    const rounded = means.map((mean) => (`${mean}`.replace('.', '').length > 3 ? sf(mean) : '')) as [
      string,
      string,
    ];
    // By the sums of squares and products.
    const sum = (f: (at: number) => number) => first.reduce((total, _, at) => total + f(at), 0);
    const direct =
      (8 * sum((at) => first[at]! * second[at]!) - sum((at) => first[at]!) * sum((at) => second[at]!)) /
      Math.sqrt(
        (8 * sum((at) => first[at]! ** 2) - sum((at) => first[at]!) ** 2) *
          (8 * sum((at) => second[at]! ** 2) - sum((at) => second[at]!) ** 2),
      );
    return {
      text: md`${opening}. To find out how reliable the test is, eight people take part. Their scores out of $30$ are shown.

| Person | ${first.map((_, at) => at + 1).join(' | ')} |
|---|${first.map(() => '---').join('|')}|
| Score, ${one} | ${first.join(' | ')} |
| Score, ${two} | ${second.join(' | ')} |

(a) State the name of this method of testing reliability. [1]

(b) Find the mean score of ${one} and of ${two}. [2]

(c) Find the correlation coefficient of the two scores. [2]

(d) Comment on the reliability of the test. [1]

(e) A test that asks for names of capitals is used to choose bus drivers. State, with a reason, whether this test is valid for its purpose. [1]`,
      hints: [
        md`Are two different versions used, or the same test at two times?`,
        md`Use two lists and the linear regression of the calculator.`,
        md`Reliable: the same result again. Valid: the right thing is measured.`,
      ],
      answer: md`(a) It is the method of ${name}.

(b) The means are $${means[0]}$${rounded[0] && ` ($${rounded[0]}$)`} and $${means[1]}$${rounded[1] && ` ($${rounded[1]}$)`}.

(c) $r = ${sf(r)}$

(d) ${good ? 'The coefficient is close to $1$: people with a high score in one have a high score in the other. The test seems to be reliable.' : 'The coefficient is far from $1$: the scores of the same people differ a lot. The test does not seem to be reliable.'}

(e) It is not valid: knowing capitals says nothing about driving a bus, however reliable the scores are.

**Calculator:** TI-Nspire: Lists & Spreadsheet, then Linear Regression (mx + b). Casio fx-CG50: STAT, CALC, REG, X. Read off $r$, not $r^2$.

**Watch out:** Equal means alone do not make a test reliable. The scores of the *same* person have to agree.`,
      scheme: [
        [md`${name}`, 'A1'],
        [md`$${means[0]}$${rounded[0] && `, or $${rounded[0]}$`}`, 'A1'],
        [md`$${means[1]}$${rounded[1] && `, or $${rounded[1]}$`}`, 'A1'],
        [md`uses both lists`, 'M1'],
        [md`$${sf(r)}$`, 'A1'],
        [
          md`${good ? 'reliable, because $r$ is close to $1$' : 'not reliable (or only moderately reliable), because $r$ is far from $1$'}`,
          'R1',
        ],
        [md`not valid, with a reason`, 'R1'],
      ],
      replies: [
        { part: 'a', kind: 'self', why: 'state the name' },
        { part: 'b', kind: 'number', label: `Mean, ${one}:`, expected: `${means[0]}`, marks: 1 },
        { part: 'b', kind: 'number', label: `Mean, ${two}:`, expected: `${means[1]}`, marks: 1 },
        {
          part: 'c',
          kind: 'number',
          label: '$r =$',
          expected: `${Number(r.toPrecision(8))}`,
          unless: 'r < -1 or r > 1',
          mistakes: [{ value: sf(r * r), note: md`This is $r^2$.` }].filter(() => r < 0.97),
        },
        { part: 'd', kind: 'self', why: 'comment' },
        { part: 'e', kind: 'self', why: 'give a reason' },
      ],
      checks: [
        { part: 'b', route: 'exact', shown: `${means[0]}`, value: sum((at) => first[at]! / 8) },
        { part: 'b', route: 'exact', shown: `${means[1]}`, value: sum((at) => second[at]! / 8) },
        { part: 'c', route: 'exact', shown: `r = ${sf(r)}`, value: direct },
      ],
    };
  },
});
