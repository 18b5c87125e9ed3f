import { markedQuestion, marksBy, paperTotal } from '@sevenfold/contract/papers/paper-result.rules';
import type { PaperResult } from '@sevenfold/contract/papers/papers';
import type { Test, TestQuestion } from '@sevenfold/contract/practice-tests/test';

/**
 * What a sat paper comes to with these ticks, as the server will say it. The grade stays as it was until then: its
 * boundaries are the server's.
 */
export function tickedResult(test: Test, questions: readonly TestQuestion[]): PaperResult | null {
  const { paper, paperResult } = test;
  if (!paper || !paperResult) return null;
  const isByQuestion = questions.some(({ faculty }) => faculty !== null);
  const isReturned = test.files.some(({ file_type }) => file_type === 'ADMIN_FILE');
  const marking = {
    repliesWait: test.replies_state === 'waiting',
    sheetWaits: test.get_graded && test.marks_obtained === null && !isByQuestion && !isReturned,
  };
  const marked = questions.map((one, place) => ({
    question_id: one.question_id,
    section: paper.sections.find((section) => section.questions.includes(place))?.name ?? '',
    topic: one.question.topic_path[0]?.topic_name ?? '',
    ...markedQuestion(
      {
        of: paper.questionMarks[place] ?? 0,
        status: one.status,
        faculty: one.faculty?.marks ?? null,
        lineMarks: one.question.Answer?.[0]?.mark_lines.map(({ marks }) => marks) ?? [],
        ticked: one.ticked_lines,
        fields: one.replied && !one.replied.failed ? one.replied.fields : null,
      },
      marking,
    ),
  }));
  return {
    ...paperResult,
    ...paperTotal(marked, isByQuestion ? null : test.marks_obtained),
    sections: marksBy(marked, ({ section }) => section),
    topics: marksBy(marked, ({ topic }) => topic),
    questions: marked.map(({ question_id, marks, of, waiting }) => ({ question_id, marks, of, waiting })),
  };
}
