import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Texts that staff may write anew; all of them are one page with another text. */
const texts = (...paths: string[]) =>
  paths.map((path) => route(path, 'features/content/static-text.page.tsx', { id: `text:${path}` }));

export default [
  // Older addresses that are linked from elsewhere.
  route('ib-diploma-program-question-bank', 'shell/bank-redirect.ts', { id: 'bank-redirect-1' }),
  route('ibdp-program-question-bank', 'shell/bank-redirect.ts', { id: 'bank-redirect-2' }),
  route('blog/:slug', 'shell/blog-redirect.ts'),
  route('blogs/rss.xml', 'features/content/feed.page.ts'),

  layout('shell/shell.layout.tsx', [
    index('features/site/home.page.tsx'),
    route('api/docs', 'features/site/api-docs.page.tsx'),
    route('login', 'features/accounts/login.page.tsx'),
    route('sign-up', 'features/accounts/sign-up.page.tsx'),
    route('registration', 'features/accounts/sign-up.page.tsx', { id: 'registration' }),
    route('forgot-password', 'features/accounts/forgot-password.page.tsx'),
    route('unlock-account', 'features/accounts/unlock-account.page.tsx'),
    route('search', 'features/search/search.page.tsx'),
    route('blogs', 'features/content/blogs.page.tsx'),
    route('blogs/:slug', 'features/content/post.page.tsx'),
    route('ibdp-question-bank', 'features/catalogue/bank.layout.tsx', [
      index('features/questions/list.page.tsx'),
      route('syllabus', 'features/content/syllabus.page.tsx'),
    ]),
    route(
      'ibdp-question-bank/:subject?/:topic?/:subtopic?/:subSubTopic?/:id',
      'features/questions/question.page.tsx',
    ),
    route('papers', 'features/papers/papers.page.tsx'),
    route('papers/build', 'features/papers/build-paper.page.tsx'),
    route('papers/:slug', 'features/papers/paper.page.tsx'),
    route('take-a-test', 'features/practice-tests/builder/take-a-test.page.tsx'),
    route('pricing', 'features/billing/pricing/pricing.page.tsx'),
    route('sandbox/checkout/:ref', 'features/billing/sandbox/checkout.page.tsx'),
    route('online-classes', 'features/site/online-classes.page.tsx'),
    route('contact-us', 'features/contact/contact.layout.tsx', [
      index('features/content/contact-text.page.tsx'),
    ]),
    ...texts('terms', 'privacy', 'refund-policy'),

    route('shared-progress/:token', 'features/coach/shared/shared-progress.page.tsx'),
    route('unsubscribe/:token', 'features/coach/settings/unsubscribe.page.tsx'),

    layout('shell/visitors-only.layout.tsx', [
      route('reset-password', 'features/accounts/reset-password.page.tsx'),
    ]),

    layout('shell/signed-in.layout.tsx', [
      route('account-details', 'features/accounts/account-details.layout.tsx', [
        index('features/accounts/profile.page.tsx', { id: 'profile-index' }),
        route('profile-details', 'features/accounts/profile.page.tsx'),
        route('membership', 'features/billing/account/membership.page.tsx'),
        route('orders', 'features/billing/account/orders.page.tsx'),
      ]),
      layout('features/coach/coach.layout.tsx', [
        route('today', 'features/coach/today/today.page.tsx'),
        route('progress', 'features/coach/progress/progress.page.tsx'),
        route('progress/settings', 'features/coach/settings/settings.page.tsx'),
        route('mistakes', 'features/coach/mistakes/mistakes.page.tsx'),
      ]),
      route('onboarding', 'features/accounts/onboarding.page.tsx'),
      route('verify-user', 'features/accounts/verify-user.page.tsx'),
      route('my-tests', 'features/practice-tests/my-tests/my-tests.page.tsx'),
      route('grading-your-test', 'features/grading/grading-your-test.page.tsx'),
      route('hand-in', 'features/grading/hand-in/choose-test.page.tsx'),
      route('hand-in/:slug', 'features/grading/hand-in/hand-in.page.tsx'),
      route('saved-questions', 'features/saved/saved-questions.page.tsx'),
      route('my-doubts', 'features/doubts/my-doubts.page.tsx'),
      route('take-a-test/:slug', 'features/practice-tests/session/test.layout.tsx', [
        index('features/practice-tests/session/take-test.page.tsx'),
        route('confirm', 'features/practice-tests/session/confirm.page.tsx'),
        route('result', 'features/practice-tests/session/result.page.tsx'),
        route('answer', 'features/practice-tests/session/answer.page.tsx'),
        route('get-graded', 'features/grading/get-graded.page.tsx'),
      ]),
      route('return', 'features/billing/thanks/return.page.tsx'),
      route('subscription/success', 'features/billing/thanks/subscription-success.page.tsx'),
      route('payment/success', 'features/billing/thanks/payment-success.page.tsx'),
      route('services', 'features/site/services.page.tsx'),
    ]),

    route('admin', 'shell/admin.layout.tsx', [
      index('features/insights/admin/dashboard.page.tsx'),
      route('users', 'features/accounts/admin/users.page.tsx'),
      route('users/:id', 'features/accounts/admin/user.page.tsx'),
      route('students/:id/progress', 'features/coach/admin/student.page.tsx'),
      route('items', 'features/coach/admin/items.page.tsx'),
      route('grade-tests', 'features/grading/admin/grade-tests.page.tsx'),
      route('grade-tests/:slug', 'features/grading/admin/grade-test.page.tsx'),
      route('questions', 'features/questions/admin/questions.page.tsx'),
      route('questions/new', 'features/questions/admin/new-question.page.tsx'),
      route('questions/edit', 'features/questions/admin/edit-question.page.tsx'),
      route('subjects', 'features/catalogue/admin/subjects.page.tsx'),
      route('subjects/new', 'features/catalogue/admin/edit-subject.page.tsx', { id: 'new-subject' }),
      route('subjects/edit', 'features/catalogue/admin/edit-subject.page.tsx', { id: 'edit-subject' }),
      route('topics', 'features/catalogue/admin/topics.page.tsx'),
      route('topics/new', 'features/catalogue/admin/edit-topic.page.tsx', { id: 'new-topic' }),
      route('topics/edit', 'features/catalogue/admin/edit-topic.page.tsx', { id: 'edit-topic' }),
      route('topics/syllabus', 'features/content/admin/edit-syllabus.page.tsx'),
      route('topics/transfer-questions', 'features/catalogue/admin/transfer-questions.page.tsx'),
      route('searches', 'features/search/admin/missed-searches.page.tsx'),
      route('upload_subjects', 'features/imports/import.page.tsx', { id: 'upload-subjects' }),
      route('upload_topics', 'features/imports/import.page.tsx', { id: 'upload-topics' }),
      route('upload_questions', 'features/imports/import.page.tsx', { id: 'upload-questions' }),
      route('papers', 'features/papers/admin/papers.page.tsx'),
      route('papers/:slug', 'features/papers/admin/paper.page.tsx'),
      route('blueprints', 'features/papers/admin/blueprints.page.tsx'),
      route('blueprints/new', 'features/papers/admin/edit-blueprint.page.tsx', { id: 'new-blueprint' }),
      route('blueprints/:id', 'features/papers/admin/edit-blueprint.page.tsx', { id: 'edit-blueprint' }),
      route('grade-boundaries', 'features/papers/admin/grade-boundaries.page.tsx'),
      route('user-doubts', 'features/doubts/admin/user-doubts.page.tsx'),
      route('reported-questions', 'features/reports/admin/reported-questions.page.tsx'),
      route('payments', 'features/billing/admin/payments.page.tsx'),
      route('blogs', 'features/content/admin/posts.page.tsx'),
      route('blogs/new', 'features/content/admin/edit-post.page.tsx', { id: 'new-post' }),
      route('blogs/edit', 'features/content/admin/edit-post.page.tsx', { id: 'edit-post' }),
      route('pages', 'features/content/admin/pages.page.tsx'),
      route('audit', 'features/insights/admin/audit.page.tsx'),
      route('jobs', 'features/insights/admin/jobs.page.tsx'),
    ]),

    route('dev/outbox', 'features/site/outbox.page.tsx'),
    route('*', 'shell/not-found.page.tsx'),
  ]),
] satisfies RouteConfig;
