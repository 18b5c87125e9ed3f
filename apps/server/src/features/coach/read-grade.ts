import type { GradeAnswer } from '@sevenfold/contract/coach/coach';
import { gradeOf, raiseMost } from '@sevenfold/learning/grade';
import { masteryOf } from '@sevenfold/learning/mastery-map';
import type { Services } from '../../platform/services.ts';
import { type Catalogue, pathOf, type Reader } from '../catalogue/catalogue-tree.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { presentTopicName } from '../catalogue/topic-name.ts';
import type { CoachReaders } from './coach-readers.ts';
import { findSubject } from './find-subject.ts';
import { presentEstimate } from './map.presenter.ts';
import { type CourseOfStudent, readCourseOf } from './read-map.ts';
import { syllabusWeights } from './syllabus-weights.policy.ts';
import { usualBoundaries } from './usual-boundaries.ts';

/** With less, a range of grades would tell of students in general. */
const fewestAnswers = 10;

export async function readGrade(
  services: Services,
  readers: CoachReaders,
  userId: string,
  slug: string,
  reader: Reader,
): Promise<GradeAnswer> {
  const catalogue = await readCatalogue(services);
  const subject = findSubject(catalogue, slug, reader);
  const student = await readCourseOf(services, userId, { catalogue, reader, subject });
  return { course: student.shown, ...(await gradeOfCourse(services, readers, userId, student, catalogue)) };
}

export async function gradeOfCourse(
  { clock }: Services,
  readers: CoachReaders,
  userId: string,
  { subject, course: { course, designs }, known, shown }: CourseOfStudent,
  catalogue: Catalogue,
): Promise<Omit<GradeAnswer, 'course'>> {
  const [papers, told] = await Promise.all([
    readers.papersSat(userId, subject.id),
    readers.boundaries(subject.id),
  ]);
  const boundaries = told ?? usualBoundaries;
  const now = clock.now().toISOString();
  const { mastery } = known.state;
  const weights = syllabusWeights(subject, designs.values());
  const { sure, low, high, likeliest, sureness, share } = gradeOf({
    mastery,
    course,
    weights,
    papers,
    boundaries,
    now,
  });
  const isEnough = shown.answers >= fewestAnswers || papers.length > 0;
  // Nothing raises the grade of an exam that is over.
  const isAhead = !shown.exam?.over;
  const topics = new Map(masteryOf(mastery, course, now).map((topic) => [topic.topicId, topic]));
  return {
    grade: sure && isEnough ? { low, high, likeliest, sureness, share } : null,
    boundaries: [...boundaries],
    papers: papers.length,
    raise:
      isEnough && isAhead
        ? raiseMost({ mastery, course, weights, now }).flatMap(({ topicId, raises }) => {
            const topic = catalogue.topicById(topicId);
            if (!topic) return [];
            return [
              {
                topic: presentTopicName(topic),
                topic_path: pathOf(topic).map(presentTopicName),
                ...presentEstimate(topics.get(topicId)),
                raises: Math.min(1, Math.max(0, raises)),
              },
            ];
          })
        : [],
  };
}
