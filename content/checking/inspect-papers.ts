import { publicSubjectSlugs } from '@sevenfold/contract/catalogue/catalogue';
import { examBlueprint, satPapersOf } from '@sevenfold/contract/papers/sat-papers.rules';
import { difficultyNumber } from '@sevenfold/contract/questions/question.constants';
import type { Candidate, Placed } from '@sevenfold/papers/candidate';
import { countPaper } from '@sevenfold/papers/count-paper';
import { wishInWords } from '@sevenfold/papers/explain-wish';
import type { PaperContent } from '../bank-content.ts';
import { subjects } from '../catalogue.ts';
import { courseCandidates, topicIdsOf } from '../papers/course-candidates.ts';
import type { ListedDesign } from './design-facts.ts';

/** The sets of mock papers that each course has. */
export const mockSets = ['A', 'B'] as const;

/** What is wrong with a mock paper, compared with the exam of its course. */
export function paperIssues(mock: PaperContent, ofCourse: readonly Candidate[]): string[] {
  const { subject, paper, set, name } = mock;
  const shape = satPapersOf(subject).find((one) => one.paper === paper);
  if (!shape) return [`the exam of ${subject} has no paper ${paper}`];
  const issues: string[] = [];
  const proper = `Sevenfold Mock ${set} · Paper ${paper}`;
  if (name !== proper) issues.push(`is called ${name} instead of ${proper}`);
  const [has, wanted] = [mock.sections, shape.sections].map((all) => all.map((one) => one.name).join(', '));
  if (has !== wanted) return [...issues, `has the sections ${has} instead of ${wanted}`];
  const byKey = new Map(ofCourse.map((one) => [one.design, one]));
  const keys = mock.sections.flatMap((section) => section.designs);
  const unknown = keys.filter((key) => !byKey.has(key));
  if (unknown.length > 0) return [...issues, `${subject} doesn't list ${unknown.join(', ')}`];
  const twice = keys.filter((key, place) => keys.indexOf(key) !== place);
  if (twice.length > 0) return [...issues, `has ${twice.join(', ')} twice`];
  const placed = mock.sections.map((section) => section.designs.map((key) => byKey.get(key)!));
  const questions = placed.flatMap((own, section): Placed[] =>
    own.map((candidate) => ({ candidate, section })),
  );
  const blueprint = examBlueprint(subject, shape);
  const names = { topic: String, design: String };
  issues.push(
    ...countPaper(questions, blueprint).map((wish) => `lacks ${wishInWords(wish, blueprint, names)}`),
    ...placed.flatMap(orderIssues),
  );
  return paper === '3' ? issues : [...issues, ...topicIssues(subject, placed.flat())];
}

function orderIssues(own: readonly Candidate[]): string[] {
  return own.slice(1).flatMap((one, place) => {
    const before = own[place]!;
    const eases = difficultyNumber(one.difficulty) < difficultyNumber(before.difficulty);
    return [
      ...(eases ? [`${one.design} is easier than the one before it`] : []),
      ...(one.topicIds[0] === before.topicIds[0]
        ? [`${one.design} is about the same as the one before it`]
        : []),
    ];
  });
}

/** Long investigations are about few topics; every other paper is about all of them. */
function topicIssues(subject: string, all: readonly Candidate[]): string[] {
  const ids = topicIdsOf(subject);
  const { topics = [] } = subjects.find(({ slug }) => slug === subject) ?? {};
  return topics
    .filter(({ number }) => !all.some(({ topicIds }) => topicIds.includes(ids.get(number)![0]!)))
    .map(({ number, name }) => `has nothing about ${number} ${name}`);
}

/** Whether every course has its sets whole, with no design in two papers. */
export function inspectPapers(papers: readonly PaperContent[], designs: readonly ListedDesign[]): string[] {
  return publicSubjectSlugs.flatMap((subject) => {
    const own = papers.filter((paper) => paper.subject === subject);
    const candidates = courseCandidates(subject, designs);
    const ofPapers = own.flatMap((paper) =>
      paperIssues(paper, candidates).map((issue) => `${paper.key}: ${issue}`),
    );
    const missing = mockSets.flatMap((set) =>
      satPapersOf(subject)
        .filter(({ paper }) => own.filter((one) => one.set === set && one.paper === paper).length !== 1)
        .map(({ paper }) => `${subject} has no mock ${set} of paper ${paper}, or several`),
    );
    const seen = new Map<string, string>();
    const shared = own.flatMap(({ key, sections }) =>
      sections
        .flatMap((section) => section.designs)
        .flatMap((design) => {
          const other = seen.get(design);
          seen.set(design, key);
          return other && other !== key ? [`${key}: ${design} is in ${other} too`] : [];
        }),
    );
    return [...ofPapers, ...missing, ...shared];
  });
}
