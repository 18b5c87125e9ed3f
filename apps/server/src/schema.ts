/** Every table of the product, for the migration generator. Features import their own tables, not this list. */
export * from './features/accounts/accounts.tables.ts';
export * from './features/accounts/single-sign-on/single-sign-on.tables.ts';
export * from './features/billing/billing.tables.ts';
export * from './features/billing/gateways/sandbox/sandbox.tables.ts';
export * from './features/catalogue/catalogue.tables.ts';
export * from './features/content/loaded-content.tables.ts';
export * from './features/content/posts.tables.ts';
export * from './features/content/syllabus.tables.ts';
export * from './features/doubts/doubts.tables.ts';
export * from './features/grading/desk.tables.ts';
export * from './features/grading/grading.tables.ts';
export * from './features/practice-tests/practice-tests.tables.ts';
export * from './features/questions/questions.tables.ts';
export * from './features/reports/reports.tables.ts';
export * from './features/saved/saved.tables.ts';
export * from './platform/audit/audit.tables.ts';
export * from './platform/rate-limits/rate-limits.tables.ts';
