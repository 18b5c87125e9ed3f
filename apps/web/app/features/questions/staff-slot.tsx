import { partOnUse } from '~/lib/on-use.tsx';
import type { QuestionView } from './question-view.presenter.ts';

const StaffControls = partOnUse(async () => (await import('./admin/staff-controls.tsx')).StaffControls);

type StaffSlotProps = {
  question: QuestionView;
  /** Where to go once the question is gone; without it the page is read again. */
  list?: string;
};

/** What staff can do with a question. It is fetched for them alone: nobody else's page grows by it. */
export function StaffSlot({ question, list }: StaffSlotProps) {
  return <StaffControls key={question.id} question={question} list={list} />;
}
