import type { Kit } from '../../../platform/drawing/pdf/kit.ts';
import type { Pictures } from '../../../platform/drawing/pdf/picture.ts';
import { gap, type Row, tagged, textRows } from '../../../platform/drawing/pdf/row.ts';
import type { Tag } from '../../../platform/drawing/pdf/structure.ts';
import { factsOf } from './cover-words.policy.ts';
import { examPages, type Group } from './exam-pages.policy.ts';
import { keyRows } from './key-rows.ts';
import { writeDocument } from './paper-document.ts';
import type { PrintJob } from './print-job.ts';
import { type Look, looks } from './print-style.ts';
import { type PrintedSection, titleOf } from './printed-paper.ts';
import { schemeGroup } from './scheme-rows.ts';
import { schemeNotes } from './scheme-words.policy.ts';

/** The mark scheme of a paper, by question and part. */
export function writeScheme({ paper, style, date, pictures }: PrintJob): Promise<Buffer> {
  const look = { ...looks[style], betweenQuestions: looks[style].size * 2 };
  return writeDocument({
    title: `${titleOf(paper)}, mark scheme`,
    author: paper.site.name,
    date,
    look,
    cover: {
      paper,
      kind: 'Mark scheme',
      facts: factsOf(paper),
      isSigned: false,
      listTitle: 'How to read it',
      list: schemeNotes(paper),
    },
    ending: 'End of mark scheme',
    async pages(kit) {
      const groups: Group[] = [];
      for (const section of paper.sections) {
        groups.push(...(await sectionGroups(kit, section, look, pictures)));
      }
      return examPages(groups, look.height, look.betweenQuestions);
    },
  });
}

async function sectionGroups(
  kit: Kit,
  section: PrintedSection,
  look: Look,
  pictures: Pictures,
): Promise<Group[]> {
  const isNamed = section.name !== '';
  const choices = section.questions.filter(({ isChoice }) => isChoice);
  const groups: Group[] = choices.length > 0 ? [{ parts: [keyRows(kit, choices, look)] }] : [];
  for (const question of section.questions) {
    if (question.isChoice) continue;
    groups.push(await schemeGroup(kit, question, { look, pictures, heading: isNamed ? 'H3' : 'H2' }));
  }
  const [first, ...others] = groups;
  if (!first) return [];
  const [part = [], ...parts] = first.parts;
  const heading = isNamed ? await headingRows(kit, section.name, look) : [];
  const tag: Tag = { type: 'Sect' };
  return [{ ...first, parts: [[...heading, ...part], ...parts] }, ...others].map((group) => ({
    ...group,
    parts: group.parts.map((rows) => tagged(tag, rows)),
  }));
}

async function headingRows(kit: Kit, name: string, { size, leading, width }: Look): Promise<Row[]> {
  const measure = { size: size * 1.3, width, leading, face: 'sansBold' as const };
  const rows = await textRows(kit, [{ kind: 'text', text: name, style: {} }], measure);
  return [...tagged({ type: 'H2' }, rows), gap(size * 0.8)].map((row) => ({ ...row, withNext: true }));
}
