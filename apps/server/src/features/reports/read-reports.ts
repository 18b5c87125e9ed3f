import type { QueryOf, ResponseOf } from '@sevenfold/contract/platform/endpoint';
import type { listReports } from '@sevenfold/contract/reports/admin-reports.endpoints';
import type { Services } from '../../platform/services.ts';
import { readPeople } from '../accounts/read-people.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { readBriefs } from '../questions/read-questions.ts';
import { countReported, listReported, listReportsOf } from './admin-reports.queries.ts';
import { presentReported } from './reported.presenter.ts';

export async function readReports(
  services: Services,
  query: QueryOf<typeof listReports>,
): Promise<ResponseOf<typeof listReports>> {
  const { db } = services.database;
  const [found, counts] = await Promise.all([listReported(db, query), countReported(db, query)]);
  const ids = found.map(({ questionId }) => questionId);
  const [reports, briefs] = await Promise.all([
    listReportsOf(db, ids),
    readBriefs(services, ids, { staff: true }, await readCatalogue(services)),
  ]);
  const people = await readPeople(
    services,
    reports.flatMap(({ reportedById, closedById }) => [reportedById, closedById]).filter((id) => id !== null),
  );
  const questions = new Map(briefs.map((brief) => [brief.id, brief]));
  const rows = found.flatMap((facts) => {
    const question = questions.get(facts.questionId);
    const own = reports.filter(({ questionId }) => questionId === facts.questionId);
    return question && own.length > 0 ? [presentReported(facts, question, own, people)] : [];
  });
  return { rows, ...counts, page: query.page, pageSize: query.pageSize };
}
