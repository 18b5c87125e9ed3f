export const searchPlaceholder = 'Enter your subject, topic or sub topic here...';
export const noResultsFound = 'No Results Found';

/** Something to begin with, for a box that is still empty. */
export const searchIdeas = ['Vectors', 'Integration', 'Probability', 'Kinematics'] as const;
