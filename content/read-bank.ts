import type { QuestionImport } from '@sevenfold/contract/questions/question-import.schema';
import { replyFieldsOf } from '@sevenfold/contract/questions/reply-fields.rules';
import { marksOf } from './authoring/marks.ts';
import { readPages } from './authoring/page-files.ts';
import { readPosts } from './authoring/post-files.ts';
import { readPrerequisites } from './authoring/prerequisite-files.ts';
import { type Design, readDesigns } from './authoring/question-files.ts';
import { readSyllabuses } from './authoring/syllabus-files.ts';
import { readVocabularies } from './authoring/vocabulary-files.ts';
import type { BankContent, TopicContent } from './bank-content.ts';
import { subjects } from './catalogue.ts';
import { withBorrowed } from './common-core.ts';
import { paperPartOf } from './paper-part.ts';

/** The whole bank, made of the files in this folder, or so many questions of each design. */
export async function readBank(variants = Number.POSITIVE_INFINITY): Promise<BankContent> {
  const designs = withBorrowed(await readDesigns(), {
    of: ({ header }) => header,
    replace: (design, facts) => ({ ...design, header: { ...design.header, ...facts } }),
  });
  const bySubject = subjects.flatMap(({ slug }) => designs.filter(({ subject }) => subject === slug));
  return {
    subjects,
    questions: bySubject.flatMap((design) => questionsOf(design, variants)),
    syllabuses: await readSyllabuses(subjects),
    vocabularies: await readVocabularies(subjects),
    prerequisites: await readPrerequisites(subjects),
    posts: await readPosts(),
    pages: await readPages(),
  };
}

function questionsOf(design: Design, variants: number): QuestionImport[] {
  const { key, subject, header } = design;
  const shared = header.shared ?? (subject.endsWith('-sl') && isAlsoAtHigherLevel(design));
  return design.wordings(Math.min(design.variants, variants)).map((wording, variant) => {
    const paperPart = paperPartOf(subject, header.paper, wording.mcqAnswer !== undefined);
    return {
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
      ...(paperPart && { paperPart }),
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
    };
  });
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
