/** What the faculty takes for grading one answer sheet, in US cents. */
export const gradingFeeMinor = 1000;
/** Within how many working hours the report is there. */
export const gradingWorkingHours = 24;
