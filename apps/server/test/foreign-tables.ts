/**
 * The features whose SQL names tables of others, and why it has to. Whoever adds a line ties two features together: a
 * column that its owner renames breaks here. Everything else goes through the owner's use cases.
 */
export const foreignTables: readonly { feature: string; tables: readonly string[]; why: string }[] = [
  {
    feature: 'billing',
    tables: ['users'],
    why: 'Locks the buyer against two purchases at once, and finds payments by the name or address of who paid.',
  },
  {
    feature: 'catalogue',
    tables: [
      'practice_test_topics',
      'practice_tests',
      'question_other_topics',
      'question_places',
      'questions',
      'search_questions',
      'syllabuses',
    ],
    why: 'What hangs on a topic decides whether it may be deleted; asked in one statement with the lock on it. Designs are counted in the statement that reads the tree, so that both are of the same moment.',
  },
  {
    feature: 'coach',
    tables: ['users'],
    why: 'Figures of designs count first answers of students alone, of whom there are many: staff know the answers.',
  },
  {
    feature: 'doubts',
    tables: ['questions', 'topics', 'users'],
    why: 'Staff search threads by student and topic, page by page: the filter has to be in the statement.',
  },
  {
    feature: 'grading',
    tables: ['practice_test_topics', 'practice_tests', 'subjects', 'topics', 'users'],
    why: 'The marking queue is filtered, sorted and paged by student, test and topic.',
  },
  {
    feature: 'insights',
    tables: [
      'completed_questions',
      'doubts',
      'gradings',
      'payments',
      'practice_tests',
      'questions',
      'reports',
      'subjects',
      'topics',
      'users',
      'visit_counts',
    ],
    why: 'Looks across all features and owns nothing of them; it only counts.',
  },
  {
    feature: 'papers',
    tables: ['question_places', 'questions', 'users'],
    why: 'Chooses among thousands of questions and reads whole papers in one statement each, and locks the student against two papers at once.',
  },
  {
    feature: 'practice-tests',
    tables: ['question_places', 'questions', 'users'],
    why: 'Chooses among thousands of questions in one statement, and locks the student against two tests at once.',
  },
  {
    feature: 'questions',
    tables: ['reports', 'subjects', 'topics'],
    why: "A question's subject is its topic's; staff filter and sort by topic and open reports, page by page.",
  },
  {
    feature: 'reports',
    tables: ['questions', 'topics'],
    why: 'Staff search reports by the text and topic of what was reported, page by page.',
  },
  {
    feature: 'search',
    tables: ['bank_version', 'questions', 'syllabuses', 'topics'],
    why: 'Results show the text as it is now; words of topics and syllabus pages come with their stems. What is kept of designs is as new as the version that is read in the same statement.',
  },
];
