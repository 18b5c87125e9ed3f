/** The server says the same; a test holds the two together. */
export const syllabusUnavailable = 'Syllabus and the formula for this topic are currently unavailable.';
