import type { Kit } from '../../../platform/drawing/pdf/kit.ts';
import { gap, heightOf, type Row, tagged, textRows } from '../../../platform/drawing/pdf/row.ts';
import type { Tag } from '../../../platform/drawing/pdf/structure.ts';
import { factsOf, instructionsOf } from './cover-words.policy.ts';
import { examPages, type Group } from './exam-pages.policy.ts';
import { writeDocument } from './paper-document.ts';
import type { PrintJob } from './print-job.ts';
import { type Look, looks } from './print-style.ts';
import { type PrintedSection, titleOf } from './printed-paper.ts';
import { type QuestionContext, questionGroup } from './question-rows.ts';

/** The questions of a paper. */
export function writePaper({ paper, style, date, pictures }: PrintJob): Promise<Buffer> {
  const look = looks[style];
  const saysCalculator = paper.calculator === null;
  return writeDocument({
    title: titleOf(paper),
    author: paper.site.name,
    date,
    look,
    cover: {
      paper,
      kind: `${paper.site.name} practice paper`,
      facts: factsOf(paper),
      isSigned: true,
      listTitle: 'Instructions',
      list: instructionsOf(paper),
    },
    ending: 'End of paper',
    async pages(kit) {
      const groups: Group[] = [];
      for (const section of paper.sections) {
        groups.push(...(await sectionGroups(kit, section, { look, pictures, saysCalculator })));
      }
      return examPages(groups, look.height, look.betweenQuestions);
    },
  });
}

async function sectionGroups(
  kit: Kit,
  section: PrintedSection,
  context: Pick<QuestionContext, 'look' | 'pictures' | 'saysCalculator'>,
): Promise<Group[]> {
  const { look } = context;
  const tag: Tag = { type: 'Sect' };
  const isNamed = section.name !== '';
  const heading = isNamed ? await sectionRows(kit, section, look) : [];
  const level = isNamed ? 'H3' : 'H2';
  const groups: Group[] = [];
  for (const [index, question] of section.questions.entries()) {
    const room = look.height - (index === 0 ? heightOf(heading) : 0);
    groups.push(await questionGroup(kit, question, { ...context, heading: level, room }));
  }
  const [first, ...others] = groups;
  if (!first) return [];
  const [part = [], ...parts] = first.parts;
  const opened = { ...first, parts: [[...heading, ...part], ...parts], isFirst: isNamed };
  return [opened, ...others].map((group) => ({
    ...group,
    parts: group.parts.map((rows) => tagged(tag, rows)),
  }));
}

/** 'Section A', and what it is worth. */
async function sectionRows(kit: Kit, { name, questions }: PrintedSection, look: Look): Promise<Row[]> {
  const { size, leading, width } = look;
  const marks = questions.reduce((sum, question) => sum + question.marks, 0);
  const heading = { size: size * 1.3, width, leading, face: 'sansBold' as const };
  const words = `${answerAll(questions.length)} [${marks} marks]`;
  return [
    ...tagged({ type: 'H2' }, await textRows(kit, [{ kind: 'text', text: name, style: {} }], heading)),
    ...tagged(
      { type: 'P' },
      await textRows(kit, [{ kind: 'text', text: words, style: {} }], { size, width, leading }),
    ),
    gap(size * 1.2),
  ].map((row) => ({ ...row, withNext: true }));
}

const answerAll = (count: number): string =>
  count === 1 ? 'Answer the question.' : `Answer all ${count} questions.`;
