export interface CourseFacts {
  readonly slug: string;
  readonly subject_name: string;
  readonly totalQuestionsCount: number;
}

interface SubjectOffer {
  readonly name: string;
  /** The courses of the bank that have questions; none means that the subject is still to come. */
  readonly courses: readonly { readonly slug: string; readonly name: string }[];
}

/** The academy's subjects, in its own order, and how the bank's courses of each begin. */
const subjects = [
  { name: 'Maths', prefix: 'math-' },
  { name: 'Chemistry', prefix: 'chemistry-' },
  { name: 'Physics', prefix: 'physics-' },
  { name: 'Economics', prefix: 'economics-' },
  { name: 'Business Management', prefix: 'business-management-' },
  { name: 'Biology', prefix: 'biology-' },
] as const;

export const offersOf = (courses: readonly CourseFacts[]): SubjectOffer[] =>
  subjects.map(({ name, prefix }) => ({
    name,
    courses: courses
      .filter(({ slug, totalQuestionsCount }) => `${slug}-`.startsWith(prefix) && totalQuestionsCount > 0)
      .map(({ slug, subject_name }) => ({ slug, name: subject_name })),
  }));
