import type { QuestionImport } from '@sevenfold/contract/questions/question-import.schema';
import { replyFieldsOf } from '@sevenfold/contract/questions/reply-fields.rules';
import { marksOf } from './authoring/marks.ts';
import { readPages } from './authoring/page-files.ts';
import { randomFrom } from './authoring/parameters.ts';
import { readPosts } from './authoring/post-files.ts';
import { type Design, readDesigns } from './authoring/question-files.ts';
import { readSyllabuses } from './authoring/syllabus-files.ts';
import { readVocabularies } from './authoring/vocabulary-files.ts';
import type { BankContent, TopicContent } from './bank-content.ts';
import { subjects } from './catalogue.ts';

/** The whole bank, made of the files in this folder. */
export async function readBank(): Promise<BankContent> {
  const designs = await readDesigns();
  const bySubject = subjects.flatMap(({ slug }) => designs.filter(({ subject }) => subject === slug));
  return {
    subjects,
    questions: bySubject.flatMap(questionsOf),
    syllabuses: await readSyllabuses(subjects),
    vocabularies: await readVocabularies(subjects),
    posts: await readPosts(),
    pages: await readPages(),
  };
}

export function questionsOf(design: Design): QuestionImport[] {
  const { key, subject, header } = design;
  const shared = header.shared ?? (subject.endsWith('-sl') && isAlsoAtHigherLevel(design));
  return design.wordings(design.variants).map((wording, variant) => ({
    key: variant === 0 ? key : `${key}/${variant}`,
    ...(design.isTemplate && { designKey: key, variant }),
    subject,
    topic: topicOf(subject, design.topicNumber).slug,
    otherTopics: (header.also ?? []).map((number) => topicOf(subject, number).slug),
    difficulty: header.difficulty,
    ...(levelOf(subject) && { level: levelOf(subject)! }),
    marks: marksOf(wording.text),
    calculator: header.calculator,
    paper: header.paper,
    ...mockSession(key, variant),
    ...(header.video && variant === 0 && { videoSolution: header.video }),
    ...(wording.mcqAnswer && { mcqAnswer: wording.mcqAnswer }),
    shared,
    verified: true,
    text: wording.text,
    hints: wording.hints,
    answer: wording.answer,
    scheme: wording.scheme,
    ...(wording.replies && { replies: replyFieldsOf(wording)! }),
    ...(wording.drawings && { drawings: wording.drawings }),
  }));
}

const levelOf = (subject: string): 'SL' | 'HL' | undefined =>
  subject.endsWith('-sl') ? 'SL' : subject.endsWith('-hl') ? 'HL' : undefined;

export function findTopic(subject: string, number: string): TopicContent | undefined {
  const search = (topics: readonly TopicContent[]): TopicContent | undefined => {
    for (const topic of topics) {
      const found = topic.number === number ? topic : search(topic.topics);
      if (found) return found;
    }
    return undefined;
  };
  return search(subjects.find(({ slug }) => slug === subject)?.topics ?? []);
}

function topicOf(subject: string, number: string): TopicContent {
  const topic = findTopic(subject, number);
  if (!topic) throw new Error(`${subject} has no topic ${number}`);
  return topic;
}

function isAlsoAtHigherLevel({ subject, topicNumber }: Design): boolean {
  const higher = findTopic(subject.replace(/-sl$/, '-hl'), topicNumber);
  return higher?.slug === findTopic(subject, topicNumber)?.slug;
}

/** Every third question also stands in one of our own mock papers, which are named as sessions are. */
function mockSession(
  key: string,
  variant: number,
): Pick<QuestionImport, 'month' | 'year' | 'timezone' | 'specialInfo'> {
  if (variant > 0) return {};
  const random = randomFrom(`session of ${key}`);
  if (random() > 0.34) return {};
  const [month, year, timezone] = [random(), random(), random()];
  return {
    month: month < 0.6 ? 'May' : 'November',
    year: 2022 + Math.floor(year * 5),
    timezone: Math.floor(timezone * 3),
    specialInfo: 'From our own mock papers',
  };
}
