import type { CoachCourse, Today } from '@sevenfold/contract/coach/coach';
import type { ReasonKind } from '@sevenfold/contract/coach/coach.constants';
import { counted } from '@sevenfold/contract/platform/counted.rules';

const dayLength = 86_400_000;
/** After so many days without an answer somebody comes back rather than goes on. */
const awayFrom = 14;
/** A number that nobody can do in a day only weighs. */
const mostCounted = 12;

type Known = Pick<Today, 'courses' | 'session' | 'done_today' | 'due' | 'last_before_today'>;

/** What there is to say about today, in one or two sentences. */
export function leadOf(today: Known, now: number): string {
  const { courses, session, done_today: done, due, last_before_today: last } = today;
  const exams = courses.flatMap(({ subject, exam }) => (exam ? [{ subject, exam }] : []));
  if (areExamsOver(courses)) {
    const [only, ...others] = courses;
    return others.length === 0
      ? `Your exam in ${only!.subject.subject_name} is over, so there is nothing left to plan. All the best for your result.`
      : 'Your exams are over, so there is nothing left to plan. All the best for your results.';
  }
  const nearest = exams
    .filter(({ exam }) => !exam.over && exam.exact)
    .sort((one, other) => one.exam.days - other.exam.days)[0];
  if (nearest && nearest.exam.days <= 1) {
    const when = nearest.exam.days === 0 ? 'today' : 'tomorrow';
    return `Your first paper in ${nearest.subject.subject_name} is ${when}. ${eveText(session.items)}`;
  }
  if (session.items.every((item) => item.done)) {
    return done.questions > 0
      ? 'You have done everything that was planned for today. The rest can wait until tomorrow.'
      : 'Nothing is planned for today.';
  }
  if (last === null) {
    return done.questions === 0
      ? 'A few answers are enough to begin. From then on each session is made for you.'
      : 'A good beginning. The more you answer, the better each session fits.';
  }
  const away = Math.floor((now - Date.parse(last)) / dayLength);
  if (away >= awayFrom && done.questions === 0) {
    return `It has been ${awayText(away)}. Nothing has piled up: this session begins with what is worth most now.`;
  }
  // What was missed yesterday evening is planned for the day, and due only later in it.
  const planned = session.items.filter(({ kind, done: isDone }) => !isDone && isReview(kind)).length;
  const reviews = Math.max(due.now, planned);
  if (reviews === 0) return 'Nothing is due for review, so there is room for something new.';
  if (reviews > mostCounted) {
    return 'The session begins with the reviews that matter most today. The others are spread over the days to come.';
  }
  return `${counted(reviews, 'question')} ${reviews === 1 ? 'is' : 'are'} due for review. The session begins with those that matter most.`;
}

/** Of all these courses: with another one there is still something to plan. */
export const areExamsOver = (courses: readonly CoachCourse[]): boolean =>
  courses.length > 0 && courses.every(({ exam }) => exam?.over);

const isReview = (kind: ReasonKind): boolean => kind === 'missed' || kind === 'due';

/** The planner begins something new on the last days only where there is nothing else to do. */
function eveText(items: Today['session']['items']): string {
  const left = items.filter(({ done }) => !done);
  if (left.length === 0) return 'There is nothing more to do for it. Rest well.';
  return left.some(({ kind }) => kind === 'new')
    ? 'A short session is enough. Then rest.'
    : 'There is nothing new in this session: only what you have met before. Then rest.';
}

/** 'two weeks', 'a month': nobody needs it to the day. */
function awayText(days: number): string {
  const weeks = Math.round(days / 7);
  if (weeks <= 4) return `${['two', 'two', 'two', 'three', 'four'][weeks]} weeks`;
  const months = Math.max(1, Math.round(days / 30));
  return months === 1 ? 'a month' : months > 11 ? 'a long time' : `${months} months`;
}

/** 'Today', 'Tomorrow', '74 days': what stands beside an exam. Of a session alone nobody knows whose day it is. */
export function daysText({ days, exact, over }: NonNullable<CoachCourse['exam']>): string {
  if (over) return 'Over';
  if (days === 0) return exact ? 'Today' : 'Under way';
  return days === 1 && exact ? 'Tomorrow' : counted(days, 'day');
}

/** '12 minutes left', rounded up: nobody has less than it says. */
export const minutesLeft = (ms: number): string =>
  `${counted(Math.max(1, Math.ceil(ms / 60_000)), 'minute')} left`;
