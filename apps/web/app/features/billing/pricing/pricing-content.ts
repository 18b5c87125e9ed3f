import { currency, soldPlan } from '@sevenfold/contract/billing/plans';
import { gradingFeeMinor, gradingWorkingHours } from '@sevenfold/contract/grading/grading.constants';
import { shortMoney } from '~/lib/money.ts';

const monthly = soldPlan('platinum');
const yearly = soldPlan('platinum_yearly');
const twelveMonths = 12 * monthly.amount;

export const lead =
  'Every question, every worked answer and as many timed tests as you can sit. Begin for nothing, and pay only when you want more.';

/** The yearly plan against the monthly one, worked out and not claimed. */
export const saving = {
  monthlyName: monthly.name,
  yearlyName: yearly.name,
  monthlyPrice: shortMoney(monthly.amount, currency),
  twelveMonths: shortMoney(twelveMonths, currency),
  yearlyPrice: shortMoney(yearly.amount, currency),
  saved: shortMoney(twelveMonths - yearly.amount, currency),
  perMonth: shortMoney(yearly.amount / 12, currency),
  percent: Math.round((100 * (twelveMonths - yearly.amount)) / twelveMonths),
} as const;

export const reasons = [
  {
    title: 'Written the way examiners ask',
    text: 'Each question is exam-style, with its marks, its paper and whether a calculator is allowed. You practise what will be on the desk in front of you.',
  },
  {
    title: 'Worked to the last mark',
    text: 'Answers follow the mark scheme line by line, so you see which step earns what.',
  },
  {
    title: 'Tests made for your gaps',
    text: 'Choose the topics you are unsure of and a length. The clock is real, your work is kept as you go, and the result shows where the marks went.',
  },
  {
    title: 'Teachers behind it',
    text: 'Ask a doubt about any question, and have a teacher grade your paper when you want to know what it is really worth.',
  },
] as const;

export const grading = {
  price: shortMoney(gradingFeeMinor, currency),
  hours: gradingWorkingHours,
  text: 'Sit a test on paper and send us your sheets. A teacher of the subject marks them against the international marking scheme and tells you what cost each mark. With any plan, the free one too.',
} as const;
