/**
 * Every call by which staff can change something, with the action that the log is given and the test file that makes
 * the call. After that file the action has to stand in a log of its apps: see end-test-apps.ts. A new call is missing
 * here until somebody has said how it is logged.
 */
export const audited: Readonly<Record<string, readonly [action: string, test: string]>> = {
  unlockUser: ['unlock user', 'accounts/act-on-user'],
  verifyUserByStaff: ['verify user', 'accounts/act-on-user'],
  disableUser: ['disable user', 'accounts/act-on-user'],
  enableUser: ['enable user', 'accounts/act-on-user'],
  endSessions: ['end sessions', 'accounts/act-on-user'],
  changeRole: ['change role', 'accounts/act-on-user'],
  deleteUser: ['delete user', 'accounts/delete-user'],
  exportUsers: ['export users', 'accounts/admin-users'],
  grantPlan: ['grant plan', 'billing/plans-by-staff'],
  endPlan: ['end plan', 'billing/plans-by-staff'],
  resolvePayment: ['resolve payment', 'billing/payments-desk'],
  reopenPayment: ['reopen payment', 'billing/payments-desk'],
  retryJob: ['retry job', 'insights/overview'],
  dismissJob: ['dismiss job', 'insights/overview'],
  addSubject: ['add subject', 'catalogue/admin-catalogue'],
  changeSubject: ['change subject', 'catalogue/admin-catalogue'],
  orderSubjects: ['order subjects', 'catalogue/admin-catalogue'],
  deleteSubject: ['delete subject', 'catalogue/admin-catalogue'],
  addTopic: ['add topic', 'catalogue/admin-catalogue'],
  changeTopic: ['change topic', 'catalogue/admin-catalogue'],
  numberTopics: ['number topics', 'catalogue/admin-catalogue'],
  deleteTopic: ['delete topic', 'catalogue/admin-catalogue'],
  saveVocabulary: ['change words of topic', 'catalogue/vocabulary'],
  addSearchToTopic: ['add word to topic', 'search/missed-searches'],
  dismissSearch: ['dismiss search', 'search/missed-searches'],
  moveTopic: ['move topic', 'catalogue/move-topic'],
  editQuestion: ['edit question', 'questions/editing/edit-question'],
  changeQuestion: ['hide question', 'questions/editing/manage-questions'],
  changeQuestions: ['hide question', 'questions/editing/manage-questions'],
  deleteQuestion: ['delete question', 'questions/editing/manage-questions'],
  transferQuestions: ['transfer questions', 'questions/transfers'],
  undoTransfer: ['undo transfer', 'questions/transfers'],
  createPost: ['create post', 'content/admin-posts'],
  savePost: ['edit post', 'content/admin-posts'],
  publishPost: ['publish post', 'content/admin-posts'],
  unpublishPost: ['unpublish post', 'content/admin-posts'],
  deletePost: ['delete post', 'content/admin-posts'],
  saveSyllabus: ['edit syllabus', 'content/admin-content'],
  publishPage: ['publish page', 'content/admin-content'],
  uploadMedia: ['upload picture', 'content/admin-content'],
  replyToDoubt: ['reply to doubt', 'doubts/admin-doubts'],
  closeReports: ['resolve reports', 'reports/admin-reports'],
  reopenReports: ['reopen reports', 'reports/admin-reports'],
  claimSheet: ['claim answer sheet', 'grading/desk'],
  releaseSheet: ['give back answer sheet', 'grading/desk'],
  returnSheet: ['return answer sheet', 'grading/returned-sheets'],
  changePaper: ['publish paper', 'papers/admin-papers'],
  removePaper: ['delete paper', 'papers/admin-papers'],
  saveBoundaries: ['change grade boundaries', 'papers/admin-papers'],
  addBlueprint: ['add blueprint', 'papers/blueprints'],
  saveBlueprint: ['edit blueprint', 'papers/blueprints'],
  removeBlueprint: ['delete blueprint', 'papers/blueprints'],
  makePapers: ['make paper', 'papers/blueprints'],
  startImport: ['start import of subjects', 'imports/imports'],
};

/** The actions that the apps of a test file have to have logged, each once at least. */
export const actionsToLog = (testFile: string): string[] =>
  Object.values(audited)
    .filter(([, file]) => testFile.endsWith(`/features/${file}.api.test.ts`))
    .map(([action]) => action);
