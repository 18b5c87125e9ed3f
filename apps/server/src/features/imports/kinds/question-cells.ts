import { difficulties, levels, months, paperParts } from '@sevenfold/contract/questions/question.constants';
import type { QuestionImport } from '@sevenfold/contract/questions/question-import.schema';
import type { RowReader } from './row-reader.ts';

type Fields = { -readonly [Name in keyof QuestionImport]?: QuestionImport[Name] | undefined };

/** Names of our columns by those of the question's fields, where they differ. */
export const columnOf: Readonly<Record<string, string>> = {
  otherTopics: 'other_topics',
  specialInfo: 'special_info',
  videoSolution: 'video_solution',
  mcqAnswer: 'mcq_answer',
  questionNumber: 'question_number',
  paperPart: 'paper_part',
  designKey: 'design_key',
  scheme: 'mark_scheme',
};

/** The fields of which the file speaks, and no others. */
export function questionCells(reader: RowReader): Fields {
  const fields: Fields = {};
  const set = <Name extends keyof Fields>(column: string, name: Name, read: () => Fields[Name]) => {
    if (reader.has(column)) fields[name] = read();
  };
  set('subject', 'subject', () => reader.text('subject'));
  set('topic', 'topic', () => reader.text('topic'));
  set('other_topics', 'otherTopics', () => reader.list('other_topics'));
  set('difficulty', 'difficulty', () => reader.choice('difficulty', difficulties));
  set('level', 'level', () => reader.choice('level', levels));
  set('marks', 'marks', () => reader.whole('marks'));
  set('calculator', 'calculator', () => reader.yesOrNo('calculator'));
  set('text', 'text', () => reader.text('text'));
  set('answer', 'answer', () => reader.text('answer'));
  set('mark_scheme', 'scheme', () => schemeOf(reader));
  set('hints', 'hints', () => hintsOf(reader));
  set('question_number', 'questionNumber', () => reader.text('question_number'));
  set('month', 'month', () => reader.choice('month', months));
  set('year', 'year', () => reader.whole('year'));
  set('paper', 'paper', () => reader.whole('paper'));
  set('paper_part', 'paperPart', () => reader.choice('paper_part', paperParts));
  set('timezone', 'timezone', () => reader.whole('timezone'));
  set('mcq_answer', 'mcqAnswer', () => reader.text('mcq_answer'));
  set('special_info', 'specialInfo', () => reader.text('special_info'));
  set('video_solution', 'videoSolution', () => reader.text('video_solution'));
  set('priority', 'priority', () => reader.whole('priority'));
  set('visible', 'visible', () => reader.yesOrNo('visible'));
  set('verified', 'verified', () => reader.yesOrNo('verified'));
  set('shared', 'shared', () => reader.yesOrNo('shared'));
  set('design_key', 'designKey', () => reader.text('design_key'));
  set('variant', 'variant', () => reader.whole('variant'));
  return fields;
}

/** One step per line; formulas have bars too, so the mark stands after the last one. */
function schemeOf(reader: RowReader): [string, string][] {
  const lines = (reader.text('mark_scheme') ?? '').split(/\r?\n/).filter((line) => line.trim() !== '');
  return lines.flatMap((line, index): [string, string][] => {
    const bar = line.lastIndexOf('|');
    const [step, mark] = [line.slice(0, Math.max(0, bar)).trim(), line.slice(bar + 1).trim()];
    if (bar !== -1 && step !== '' && mark !== '') return [[step, mark]];
    reader.complain('mark_scheme', `line ${index + 1} has no mark: write the step, then |, then its mark`);
    return [];
  });
}

const hintsOf = (reader: RowReader): string[] =>
  (reader.text('hints') ?? '')
    .split(/^\s*-{3,}\s*$/m)
    .map((hint) => hint.trim())
    .filter((hint) => hint !== '');

/** What the scheme adds up to, as opposed to one of its lines. */
export const isTotalOfMarks = (path: string): boolean => /^answers\.\d+\.markLines$/.test(path);

/** 'answers.0.markLines.2.text' is line 3 of the mark scheme. */
export function columnOfPath(path: string): { column: string; place: string } {
  const [, line] = /^answers\.\d+\.markLines\.(\d+)/.exec(path) ?? [];
  if (line !== undefined) return { column: 'mark_scheme', place: `line ${Number(line) + 1}: ` };
  if (/^answers\.\d+\.markLines/.test(path)) return { column: 'mark_scheme', place: '' };
  if (path.startsWith('answers')) return { column: 'answer', place: '' };
  const [, hint] = /^hints\.(\d+)/.exec(path) ?? [];
  if (hint !== undefined) return { column: 'hints', place: `hint ${Number(hint) + 1}: ` };
  const [, reply] = /^replies\.(\d+)/.exec(path) ?? [];
  if (reply !== undefined) return { column: 'replies', place: `reply ${Number(reply) + 1}: ` };
  return { column: path.split('.')[0] || 'text', place: '' };
}
