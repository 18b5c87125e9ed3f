import * as admin from '@sevenfold/contract/coach/admin-coach.endpoints';
import * as coach from '@sevenfold/contract/coach/coach.endpoints';
import * as settings from '@sevenfold/contract/coach/coach-settings.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Register } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { readerOf } from '../catalogue/read-catalogue.ts';
import {
  everyHour,
  figureItemsJob,
  mailWeeks,
  recomputeStates,
  sendWeek,
  settleStates,
  takeInPasts,
} from './coach.jobs.ts';
import type { CoachReaders } from './coach-readers.ts';
import { endWeeklyMail } from './end-mail.ts';
import { exportLearner, exportLearnerTable } from './export-learner.ts';
import { figureItemsOnceADay } from './figure-items.ts';
import { enqueueWeeks } from './mail-weeks.ts';
import { acceptOneClick } from './one-click.ts';
import { readGrade } from './read-grade.ts';
import { readItems } from './read-items.ts';
import { readMap } from './read-map.ts';
import { readMistakes } from './read-mistakes.ts';
import { readStudent } from './read-student.ts';
import { readToday } from './read-today.ts';
import { forgetLearner, readSettings, setWeeklyMail, tellExams } from './settings.ts';
import { recomputeLearner, settleAll } from './settle-states.ts';
import { endSharing, readSharedProgress, shareProgress } from './share-progress.ts';
import { takeInSomePasts } from './take-in-pasts.ts';
import { writeNote } from './write-note.ts';

export function registerCoach(
  register: Register,
  app: FastifyInstance,
  services: Services,
  readers: CoachReaders,
): void {
  register(coach.getToday, ({ query, caller }) => readToday(services, readers, query, caller));
  register(coach.getMap, ({ query, caller }) =>
    readMap(services, caller.userId, query.subject, readerOf(caller)),
  );
  register(coach.getGrade, ({ query, caller }) =>
    readGrade(services, readers, caller.userId, query.subject, readerOf(caller)),
  );
  register(coach.listMistakes, ({ query, caller }) =>
    readMistakes(services, readers, caller.userId, query, caller),
  );
  register(coach.writeMistakeNote, ({ params, body, caller }) =>
    writeNote(services, params.id, body.text, caller),
  );
  registerSettings(register, services, readers);
  acceptOneClick(app, services);
  register(admin.getStudentProgress, ({ params, query, caller }) =>
    readStudent(services, readers, params.id, query, caller),
  );
  register(admin.listItems, ({ query, caller }) => readItems(services, query, caller));
  handleCoachJobs(services, readers);
}

function registerSettings(register: Register, services: Services, readers: CoachReaders): void {
  register(settings.getCoachSettings, ({ caller }) => readSettings(services, caller));
  register(settings.tellExams, ({ body, caller }) => tellExams(services, body.exams, caller));
  register(settings.setWeeklyMail, ({ body, caller }) => setWeeklyMail(services, body, caller));
  register(settings.endWeeklyMail, async ({ params }) => {
    await endWeeklyMail(services, params.token);
    return { message: 'You will get no more of these mails.' };
  });
  register(settings.shareProgress, ({ caller }) => shareProgress(services, caller));
  register(settings.endSharing, async ({ caller }) => {
    await endSharing(services, caller);
    return { message: 'The link has ended.' };
  });
  register(settings.getSharedProgress, ({ params }) => readSharedProgress(services, readers, params.token));
  register(settings.exportCoach, async ({ caller }) => exportLearner(services, caller) as never);
  register(settings.exportCoachTable, async ({ caller, reply }) => {
    reply.header('content-disposition', 'attachment; filename="my-progress.csv"');
    return exportLearnerTable(services, caller);
  });
  register(settings.forgetCoach, async ({ caller }) => {
    await forgetLearner(services, caller);
    return { message: 'Everything is deleted.' };
  });
}

function handleCoachJobs(services: Services, readers: CoachReaders): void {
  const { queue } = services;
  queue.handle(settleStates, () => settleAll(services));
  queue.handle(recomputeStates, ({ userId }) => recomputeLearner(services, userId));
  queue.handle(takeInPasts, () => takeInSomePasts(services, readers.past));
  queue.handle(figureItemsJob, () => figureItemsOnceADay(services));
  queue.handle(mailWeeks, () => enqueueWeeks(services));
  queue.handle(sendWeek, async (data, context) =>
    (await import('./send-week.job.ts')).sendWeekNow(services, readers, data, context),
  );
  for (const job of [takeInPasts, settleStates, figureItemsJob, mailWeeks]) queue.every(job, everyHour);
}
