import { allEndpoints } from '@sevenfold/contract/endpoints';
import { openApiDocument } from '@sevenfold/contract/platform/openapi';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { createAccounts } from './features/accounts/accounts.feature.ts';
import { registerUserAdmin } from './features/accounts/admin-users.routes.ts';
import { readLockedAccounts } from './features/accounts/count-locked.ts';
import { registerBilling } from './features/billing/billing.routes.ts';
import { registerBillingAdmin } from './features/billing/billing-admin.routes.ts';
import { openGateway } from './features/billing/gateways/open-gateway.ts';
import { leaveBuyer, stopPaying } from './features/billing/leave-buyer.ts';
import type { OneTimeGoods } from './features/billing/one-time-goods.ts';
import { holdersOfPlan, plansOfUsers } from './features/billing/plans-of-users.ts';
import { readWaitingPayments } from './features/billing/read-payments.ts';
import { readUserBilling } from './features/billing/read-user-billing.ts';
import { registerCatalogueAdmin } from './features/catalogue/admin-catalogue.routes.ts';
import { registerCatalogue } from './features/catalogue/catalogue.routes.ts';
import { readCatalogue } from './features/catalogue/read-catalogue.ts';
import { shareBankChanges } from './features/catalogue/share-bank-changes.ts';
import { registerCoach } from './features/coach/coach.routes.ts';
import { registerContact } from './features/contact/contact.routes.ts';
import { registerContentAdmin } from './features/content/content-admin.routes.ts';
import { registerMediaUpload } from './features/content/media.routes.ts';
import { openPostSource } from './features/content/open-post-source.ts';
import { registerPosts } from './features/content/posts.routes.ts';
import { registerSyllabus } from './features/content/syllabus.routes.ts';
import { countDoubtsOf, readWaitingDoubts } from './features/doubts/count-doubts.ts';
import { registerDoubts } from './features/doubts/doubts.routes.ts';
import { keepReplies } from './features/doubts/keep-replies.ts';
import { readWaitingSheets } from './features/grading/count-waiting.ts';
import { registerMarkingDesk } from './features/grading/desk.routes.ts';
import { dropSheetsOf } from './features/grading/drop-sheets.ts';
import { registerGrading } from './features/grading/grading.routes.ts';
import { gradingGoods } from './features/grading/grading-goods.ts';
import { readSheets } from './features/grading/read-gradings.ts';
import { registerImports } from './features/imports/imports.routes.ts';
import { registerInsights } from './features/insights/insights.routes.ts';
import { readBoundariesOfCourse } from './features/papers/course-settings.ts';
import { listPapersHolding, readPapersWith } from './features/papers/kept-papers.ts';
import { registerPapers } from './features/papers/papers.routes.ts';
import { registerPapersAdmin } from './features/papers/papers-admin.routes.ts';
import { registerPrint } from './features/papers/print/print.routes.ts';
import { readPapersOfTests } from './features/papers/read-papers.ts';
import { readAnswersInTests } from './features/practice-tests/learn-from-test.ts';
import { registerPracticeTests } from './features/practice-tests/practice-tests.routes.ts';
import { assertNotInRunningTest } from './features/practice-tests/question-in-test.ts';
import { readMetInTests } from './features/practice-tests/read-met.ts';
import { readOpenTests } from './features/practice-tests/read-open-tests.ts';
import { readPapersSat } from './features/practice-tests/read-tests.ts';
import { readTestsOfUser } from './features/practice-tests/tests-of-user.ts';
import { registerQuestionAdmin } from './features/questions/admin-questions.routes.ts';
import { answerCounter, showsAnswers } from './features/questions/answer-limits.ts';
import { registerQuestions } from './features/questions/questions.routes.ts';
import { registerTransfers } from './features/questions/transfers.routes.ts';
import { readPractised } from './features/replies/read-practised.ts';
import { registerReplies } from './features/replies/replies.routes.ts';
import { readWaitingReports } from './features/reports/count-reports.ts';
import { registerReports } from './features/reports/reports.routes.ts';
import { readMarks, readTicks } from './features/saved/read-marks.ts';
import { registerSaved } from './features/saved/saved.routes.ts';
import { registerSearch } from './features/search/search.routes.ts';
import { registerSite } from './features/site/site.routes.ts';
import { registerVisits } from './features/site/visits.routes.ts';
import { registerHealth } from './platform/health/health.routes.ts';
import { boundedServer } from './platform/http/bounded-server.ts';
import { answerFrameworkError, answerNotFound, handleErrors } from './platform/http/error-handler.ts';
import { refuseHosts } from './platform/http/refuse-hosts.ts';
import { endpointRegistrar } from './platform/http/register-endpoint.ts';
import { addSecurityHeaders, paymentWindowOf } from './platform/http/security-headers.ts';
import { schemaController, serializerCompiler, validatorCompiler } from './platform/http/validation.ts';
import { limitAddresses } from './platform/load/limit-addresses.ts';
import type { LoadControl } from './platform/load/load-control.ts';
import { shedLoad } from './platform/load/shed-load.ts';
import { registerOutbox } from './platform/mail/outbox.routes.ts';
import { registerMedia } from './platform/pictures/media.routes.ts';
import type { Services } from './platform/services.ts';
import { registerFileLinks } from './platform/storage/file-links.routes.ts';
import { version } from './platform/version.ts';
import { trustedProxy } from './platform/watch/trusted-proxy.ts';
import type { Watch } from './platform/watch/watch.ts';
import { nameRequests } from './platform/watch/watch-requests.ts';
import { type PageRenderer, servePages } from './web/pages.ts';

/** Most calls send a few fields; uploads set a limit of their own. */
const bodyLimit = 64 * 1024;

export interface AppOptions {
  /** Absent in API tests, which need no pages. */
  readonly pages?: PageRenderer;
  /** What can be paid for once; the grading of tests unless a test of billing sells something else. */
  readonly goods?: OneTimeGoods;
  /** Counts and traces what is asked. */
  readonly watch?: Watch;
  /** Decides who is let in; tests bring one that is full. */
  readonly load?: LoadControl;
  /** Still answers, and wants to be asked no more. */
  readonly isDraining?: () => boolean;
}

/** Builds the whole product without listening, so that tests use the very same app. */
export async function buildApp(services: Services, options: AppOptions = {}): Promise<FastifyInstance> {
  const { config, ids } = services;
  const app = Fastify({
    loggerInstance: services.log,
    bodyLimit,
    schemaController,
    genReqId: () => ids.uuid(),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    frameworkErrors: answerFrameworkError,
    forceCloseConnections: 'idle',
    // Who was let in before the door closed is answered like everybody: a balancer doesn't repeat a call that it sent.
    return503OnClosing: false,
    serverFactory: (handler) =>
      boundedServer(
        handler,
        {
          ...config.lines,
          // A sheet of 20 MB comes slowly over a bad line.
          requestMs: 300_000,
          // Longer than a balancer keeps its connections, which must not find one closed.
          keepAliveMs: 72_000,
        },
        trustedProxy(config.trustedProxies),
      ),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  acceptEmptyJson(app);
  handleErrors(app);
  nameRequests(app, options.watch, config.trustedProxies);
  refuseHosts(app, config);
  limitAddresses(app, services);
  if (config.loadShedding) shedLoad(app, services, options.watch, options.load);
  await addSecurityHeaders(app, {
    https: config.publicOrigin.startsWith('https:'),
    paymentWindow: paymentWindowOf(config) !== undefined,
  });

  let closing = false;
  const isStopping = () => closing || options.isDraining?.() === true;
  app.addHook('preClose', async () => {
    closing = true;
  });
  // A connection that was busy when the server began to stop would otherwise be kept alive, and hold it up.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping()) reply.header('connection', 'close');
    done();
  });

  const accounts = createAccounts(services);
  const register = endpointRegistrar(app, accounts.authenticate, config.answerTimeScale);
  registerHealth(register, services, isStopping);
  registerOutbox(register, app, config);
  registerFileLinks(app, services.files);
  registerMedia(app, services.files);
  accounts.register(register, app);
  registerCatalogue(register, services);
  registerCatalogueAdmin(register, services);
  shareBankChanges(services);
  const countAnswers = answerCounter(services);
  registerQuestions(register, services, readMarks, countAnswers, readPapersWith);
  registerQuestionAdmin(register, services, listPapersHolding);
  registerTransfers(register, services);
  registerSyllabus(register, services);
  const postSource = openPostSource(services);
  registerPosts(register, postSource);
  registerContentAdmin(register, services);
  registerMediaUpload(register, services);
  registerContact(register, app, services);
  registerSearch(register, services);
  registerSaved(register, services, countAnswers);
  registerReplies(register, services, assertNotInRunningTest);
  registerDoubts(register, services);
  registerReports(register, services);
  const othersOfTests = { readSheets, readPapers: readPapersOfTests };
  registerPracticeTests(register, services, othersOfTests, countAnswers);
  registerPapers(register, services, countAnswers);
  registerPapersAdmin(register, services);
  registerPrint(register, services, countAnswers);
  registerCoach(register, app, services, {
    openTests: (userId) => readOpenTests(services, userId),
    metInTests: (userId) => readMetInTests(services, userId),
    papersSat: (userId, subjectId) => readPapersSat(services, othersOfTests, userId, subjectId),
    boundaries: (subjectId) => readBoundariesOfCourse(services, subjectId),
    past: {
      inTests: (db, userId) => readAnswersInTests(services, db, userId),
      practised: readPractised,
      ticked: readTicks,
    },
  });
  registerGrading(register, services);
  registerMarkingDesk(register, services);
  const gateway = await openGateway(register, app, services);
  const billing = { ...services, gateway, goods: options.goods ?? gradingGoods(services) };
  registerBilling(register, app, billing);
  registerBillingAdmin(register, billing);
  registerInsights(register, services, {
    grading: readWaitingSheets,
    payments: readWaitingPayments,
    doubts: readWaitingDoubts,
    reports: readWaitingReports,
    locked: readLockedAccounts,
  });
  registerImports(register, app, services);
  registerUserAdmin(register, services, {
    tests: (userId) => readTestsOfUser(services, readSheets, userId),
    doubts: countDoubtsOf,
    billing: (userId) => readUserBilling(billing, userId),
    plans: plansOfUsers,
    holders: holdersOfPlan,
    prepareDeletion: (userId) => stopPaying(billing, userId),
    beforeDelete: [
      keepReplies,
      (tx, userId) => dropSheetsOf(services, tx, userId),
      (tx, userId) => leaveBuyer(billing, tx, userId),
    ],
  });

  registerVisits(register, app, services);
  registerSite(app, services, postSource);

  // Written when it is first asked for, since it takes longer than all the rest of a start and few ask; and only then,
  // since writing it for everybody would cost as much as a page.
  const describeApi = () => openApiDocument(allEndpoints, { title: `${config.site.name} API`, version });
  let openApi: Buffer | undefined;
  app.get('/api/openapi.json', async (_request, reply) => {
    openApi ??= Buffer.from(JSON.stringify(describeApi()));
    return reply.type('application/json; charset=utf-8').send(openApi);
  });

  app.setNotFoundHandler(answerNotFound);
  const contentVersion = async () => `${(await readCatalogue(services)).version} ${postSource.version()}`;
  if (options.pages) {
    const assertMayRead = async (request: FastifyRequest, path: string) => {
      if (showsAnswers(path)) await countAnswers({ request }, 1);
    };
    await servePages(app, services, options.pages, { contentVersion, assertMayRead }, options.watch);
  }
  return app;
}

/** Some clients name JSON as the type and send nothing; for a call without a body that is fine. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
}
