import { displayName } from '@sevenfold/contract/accounts/user';
import type { reportedQuestionSchema } from '@sevenfold/contract/reports/admin-reports.endpoints';
import type { z } from 'zod';
import type { Person } from '../accounts/read-people.ts';
import type { readBriefs } from '../questions/read-questions.ts';
import type { ReportedFacts, ReportRow } from './admin-reports.queries.ts';

type Brief = Awaited<ReturnType<typeof readBriefs>>[number];
type People = ReadonlyMap<string, Person>;

function presentPerson(id: string | null, people: People) {
  const person = id === null ? undefined : people.get(id);
  return person
    ? { id: person.id, name: displayName({ full_name: person.fullName, username: person.username }) }
    : null;
}

/** Reasons are counted among the open reports while there are any: those are what has to be looked at. */
export function presentReported(
  facts: ReportedFacts,
  question: Brief,
  reports: readonly ReportRow[],
  people: People,
): z.output<typeof reportedQuestionSchema> {
  const counts = new Map<string, number>();
  for (const { type, status } of reports) {
    if (facts.open === 0 || status === 'open') counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  const latest = Math.max(...reports.map(({ createdAt }) => createdAt.getTime()));
  return {
    question: {
      id: question.id,
      subject: question.subject,
      topic: question.topic_path.at(-1)!,
      topic_path: question.topic_path,
      questions_text: question.questions_text,
    },
    open: facts.open,
    total: facts.total,
    reasons: [...counts].map(([type, count]) => ({ type, count })).toSorted((a, b) => b.count - a.count),
    latest_at: new Date(latest).toISOString(),
    reports: reports.map((report) => ({
      id: report.id,
      type: report.type,
      description: report.description,
      created_at: report.createdAt.toISOString(),
      reporter: presentPerson(report.reportedById, people),
      status: report.status,
      closed_at: report.closedAt?.toISOString() ?? null,
      closed_by: presentPerson(report.closedById, people),
      note: report.note,
    })),
  };
}
