import * as adminUsers from './accounts/admin-users.endpoints.ts';
import * as auth from './accounts/auth.endpoints.ts';
import * as profile from './accounts/profile.endpoints.ts';
import * as adminBilling from './billing/admin-billing.endpoints.ts';
import * as billing from './billing/billing.endpoints.ts';
import * as sandbox from './billing/sandbox.endpoints.ts';
import * as adminCatalogue from './catalogue/admin-catalogue.endpoints.ts';
import * as catalogue from './catalogue/catalogue.endpoints.ts';
import * as adminCoach from './coach/admin-coach.endpoints.ts';
import * as coach from './coach/coach.endpoints.ts';
import * as coachSettings from './coach/coach-settings.endpoints.ts';
import * as contact from './contact/contact.endpoints.ts';
import * as adminPosts from './content/admin-posts.endpoints.ts';
import * as richText from './content/admin-rich-text.endpoints.ts';
import * as adminSyllabus from './content/admin-syllabus.endpoints.ts';
import * as pages from './content/pages.endpoints.ts';
import * as posts from './content/posts.endpoints.ts';
import * as syllabus from './content/syllabus.endpoints.ts';
import * as adminDoubts from './doubts/admin-doubts.endpoints.ts';
import * as doubts from './doubts/doubts.endpoints.ts';
import * as desk from './grading/desk.endpoints.ts';
import * as grading from './grading/grading.endpoints.ts';
import * as imports from './imports/imports.endpoints.ts';
import * as audit from './insights/audit.endpoints.ts';
import * as jobs from './insights/jobs.endpoints.ts';
import * as overview from './insights/overview.endpoints.ts';
import type { Endpoint } from './platform/endpoint.ts';
import * as health from './platform/health.endpoints.ts';
import * as outbox from './platform/outbox.endpoints.ts';
import * as practiceTests from './practice-tests/tests.endpoints.ts';
import * as adminQuestions from './questions/admin-questions.endpoints.ts';
import * as questions from './questions/questions.endpoints.ts';
import * as transfers from './questions/transfers.endpoints.ts';
import * as typesetting from './questions/typeset.endpoints.ts';
import * as replies from './replies/replies.endpoints.ts';
import * as adminReports from './reports/admin-reports.endpoints.ts';
import * as reports from './reports/reports.endpoints.ts';
import * as saved from './saved/saved.endpoints.ts';
import * as adminSearches from './search/admin-searches.endpoints.ts';
import * as search from './search/search.endpoints.ts';
import * as visits from './site/visits.endpoints.ts';

const features = [
  health,
  auth,
  profile,
  adminUsers,
  outbox,
  catalogue,
  adminCatalogue,
  questions,
  adminQuestions,
  transfers,
  typesetting,
  syllabus,
  posts,
  adminPosts,
  richText,
  adminSyllabus,
  pages,
  contact,
  search,
  adminSearches,
  saved,
  replies,
  doubts,
  adminDoubts,
  reports,
  adminReports,
  practiceTests,
  coach,
  coachSettings,
  adminCoach,
  grading,
  desk,
  billing,
  adminBilling,
  sandbox,
  audit,
  overview,
  jobs,
  imports,
  visits,
] as const;

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'access' in value;

/** Every endpoint of the product, feature by feature. The OpenAPI document is made from this list. */
export const allEndpoints: readonly Endpoint[] = features.flatMap((feature) =>
  Object.values(feature).filter(isEndpoint),
);

type Feature = (typeof features)[number];
type EndpointIn<Module> = Module extends unknown ? Extract<Module[keyof Module], Endpoint> : never;
type AnyEndpoint = EndpointIn<Feature>;

/**
 * The endpoints by method and path, such as 'POST /api/auth/login'. The browser's client is typed with this
 * and imports nothing of it at run time, so that no schema is sent to a page.
 */
export type EndpointsByKey = { [E in AnyEndpoint as `${E['method']} ${E['path']}`]: E };
