import type { ReportReason } from '@sevenfold/contract/reports/report.rules';
import type { Asker } from './threads.ts';

interface PastReport {
  readonly question: string;
  readonly from: Asker;
  readonly daysAgo: number;
  readonly time: string;
  readonly type: ReportReason;
  readonly description: string;
  /** By a member of staff, on the next day. Without it the report is open. */
  readonly closed?: { readonly outcome: 'resolved' | 'dismissed'; readonly note: string };
}

export const reports: readonly PastReport[] = [
  {
    question: 'math-aa-sl/1.8-squares-inside-squares',
    from: 'milo',
    daysAgo: 36,
    time: '18:25',
    type: 'Broken images/diagrams/figures',
    description: 'The picture of the squares stayed empty until I loaded the page again.',
    closed: { outcome: 'resolved', note: 'Looked at on three phones: the figure is there at once now.' },
  },
  {
    question: 'math-aa-sl/3.5-two-possible-triangles',
    from: 'sana',
    daysAgo: 8,
    time: '17:10',
    type: 'Incorrect/Inaccurate Information',
    description: 'In (b) I get 26.92, but the answer says 26.9.',
    closed: { outcome: 'dismissed', note: 'Both agree: 26.9 is 26.92 to three significant figures.' },
  },
  {
    question: 'physics-sl/A.1-track-robot',
    from: 'milo',
    daysAgo: 3,
    time: '19:50',
    type: 'Broken images/diagrams/figures',
    description: "On my phone the numbers on the time axis are so small that I can't read 13 s.",
  },
  {
    question: 'physics-sl/A.1-track-robot',
    from: 'ines',
    daysAgo: 1,
    time: '11:35',
    type: 'Broken images/diagrams/figures',
    description: 'The graph is hard to read on a small screen.',
  },
  {
    question: 'math-aa-sl/4.5-unusual-dice',
    from: 'sana',
    daysAgo: 1,
    time: '16:40',
    type: 'Does not belong in this topic',
    description:
      'Part (e) asks for an expected number. At school that came with discrete random variables (4.7).',
  },
];
