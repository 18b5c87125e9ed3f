const dayLength = 86_400_000;

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The Monday of a day's week, both as ISO dates. */
export function mondayOf(date: string): string {
  const time = Date.parse(`${date}T00:00Z`);
  return isoDay(time - ((new Date(time).getUTCDay() + 6) % 7) * dayLength);
}

export const daysLater = (date: string, days: number): string =>
  isoDay(Date.parse(`${date}T00:00Z`) + days * dayLength);

/** Who has sat all her exams and has done nothing since isn't written to: there is nothing left to say. */
export const isWorthMailing = (
  courses: readonly { readonly exam: { readonly over: boolean } | null }[],
  { questions }: { readonly questions: number },
): boolean => questions > 0 || courses.length === 0 || courses.some(({ exam }) => !exam?.over);

/** On Monday from seven in the morning on, where the student is. */
const firstHour = 7;

export function isMailTime(now: Date, day: { readonly start: Date }): boolean {
  return now.getTime() >= day.start.getTime() + firstHour * 3_600_000;
}
