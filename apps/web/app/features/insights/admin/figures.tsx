import { currency } from '@sevenfold/contract/billing/plans';
import type { Answer } from '~/lib/api-call.ts';
import { shortMoney } from '~/lib/money.ts';
import { BarChart } from '~/ui/bar-chart.tsx';
import { Card } from '~/ui/card.tsx';
import styles from './dashboard.module.css';
import { changeSince } from './figures.rules.ts';

type Overview = Answer<'GET /api/admin/overview'>;

const titles: Readonly<Record<Overview['series'][number]['key'], { title: string; note: string }>> = {
  sign_ups: { title: 'Sign-ups', note: 'New accounts of students' },
  active_students: {
    title: 'Active students',
    note: 'Who made a test, completed a question or asked a doubt',
  },
  tests_finished: { title: 'Tests finished', note: 'By students, or by the clock' },
  revenue: { title: 'Revenue', note: 'Paid and not given back' },
  visitors: {
    title: 'Visitors',
    note: 'Counted by day, without knowing who; nobody who asks not to be',
  },
};

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const numbers = new Intl.NumberFormat('en');
const wordsOf = (key: Overview['series'][number]['key']) =>
  key === 'revenue' ? (amount: number) => shortMoney(amount, currency) : numbers.format;

export function Figures({ series, unit }: Pick<Overview, 'series' | 'unit'>) {
  return (
    <div className={styles.figures}>
      {series.map(({ key, total, before, points }) => (
        <Card key={key} padding="md">
          <h3 className={styles.name}>{titles[key].title}</h3>
          <p className={styles.total}>{wordsOf(key)(total)}</p>
          <p className={styles.change}>{changeSince(total, before, wordsOf(key))}</p>
          <BarChart
            label={titles[key].title}
            unit={unit === 'day' ? 'Day' : 'Week from'}
            format={wordsOf(key)}
            points={points.map((point) => ({
              label: dayFormat.format(new Date(point.from)),
              value: point.count,
            }))}
          />
          <p className={styles.note}>{titles[key].note}</p>
        </Card>
      ))}
    </div>
  );
}
