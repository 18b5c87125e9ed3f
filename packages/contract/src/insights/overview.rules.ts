/** The periods that the overview can be asked for. */
export const overviewDays = [7, 30, 90, 364] as const;

const dayMs = 24 * 60 * 60 * 1000;

export interface OverviewPeriod {
  readonly unit: 'day' | 'week';
  /** The first moment of the period, and of the one before it. */
  readonly start: Date;
  readonly before: Date;
  /** The first days of all parts of the period, as '2026-11-15'. */
  readonly parts: readonly string[];
}

export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Whole days in UTC, today included; a year in whole weeks, which begin on Monday. */
export function overviewPeriod(days: number, now: Date): OverviewPeriod {
  const unit = days > 90 ? 'week' : 'day';
  const today = Date.parse(dayOf(now));
  const monday = today - ((now.getUTCDay() + 6) % 7) * dayMs;
  const [last, step] = unit === 'week' ? [monday, 7 * dayMs] : [today, dayMs];
  const count = unit === 'week' ? Math.ceil(days / 7) : days;
  const start = last - (count - 1) * step;
  return {
    unit,
    start: new Date(start),
    before: new Date(start - count * step),
    parts: Array.from({ length: count }, (_, part) => dayOf(new Date(start + part * step))),
  };
}
