import type { Fact } from './cover-boxes.ts';
import type { PrintedPaper } from './printed-paper.ts';

/** '1 hour 30 minutes'. */
export function timeInWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const words = [
    hours === 0 ? '' : hours === 1 ? '1 hour' : `${hours} hours`,
    rest === 0 ? '' : rest === 1 ? '1 minute' : `${rest} minutes`,
  ];
  return words.filter((part) => part !== '').join(' ') || '0 minutes';
}

/** What stands large on the cover. */
export const factsOf = ({ minutes, marks, calculator }: PrintedPaper): Fact[] => [
  { name: 'Time', value: timeInWords(minutes), share: 0.42 },
  { name: 'Marks', value: String(marks), share: 0.2 },
  {
    name: 'Calculator',
    value: calculator === null ? 'Each question says' : calculator ? 'Allowed' : 'Not allowed',
    share: 0.38,
  },
];

/** What a candidate is told before the time begins. */
export function instructionsOf(paper: PrintedPaper): string[] {
  const questions = paper.sections.flatMap((section) => section.questions);
  const choices = questions.filter(({ isChoice }) => isChoice).length;
  const written = questions.length - choices;
  return [
    'Write your name on the cover, and leave the paper closed until your time begins.',
    paper.readingMinutes > 0
      ? `You may read for ${timeInWords(paper.readingMinutes)} first. Write nothing in that time.`
      : '',
    'Answer every question. The number in brackets at the right shows what a part is worth.',
    choices > 0 ? choiceWords(paper, choices, questions.length) : '',
    written > 0
      ? 'Write on the dotted lines. Where they are too few, go on with a sheet of your own and say there which question it is.'
      : '',
    written > 0 && paper.isMaths
      ? 'Show how you get to a result: a right method earns marks even where the result is wrong, and a bare result may not earn all of them.'
      : '',
    paper.isMaths
      ? 'Give results exactly or to three significant figures, unless a question asks for something else.'
      : 'Give results with their units, to as many significant figures as the data allow.',
    calculatorLine(paper),
    paper.isMaths
      ? 'Keep the formula booklet of your course at hand.'
      : 'Keep the data booklet of your course at hand.',
  ].filter((line) => line !== '');
}

function choiceWords(paper: PrintedPaper, choices: number, all: number): string {
  const where = choices === all ? 'each question' : `each question with options ${sectionOf(paper)}`.trim();
  return `For ${where}, choose the best of the answers and circle its letter. A wrong letter costs nothing.`;
}

/** Where all of them stand, if they have a section to themselves. */
function sectionOf({ sections }: PrintedPaper): string {
  const own = sections.filter(({ questions }) => questions.some(({ isChoice }) => isChoice));
  const [only] = own;
  return own.length === 1 && only!.name !== '' && only!.questions.every(({ isChoice }) => isChoice)
    ? `(${only!.name})`
    : '';
}

function calculatorLine({ calculator, isMaths }: PrintedPaper): string {
  if (calculator === null) return 'A question says where no calculator is allowed.';
  if (!calculator) return 'No calculator is allowed.';
  return isMaths ? 'You need a graphic display calculator.' : 'A calculator is allowed.';
}

export const independence = (siteName: string): string =>
  `Written by ${siteName} for practice. ${siteName} is independent of the International Baccalaureate Organization and is not endorsed by it; this is not one of its papers.`;
