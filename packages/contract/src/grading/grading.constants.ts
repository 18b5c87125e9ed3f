/** What the faculty takes for grading one answer sheet, in US cents. */
export const gradingFeeMinor = 1000;
/** Within how many working hours the report is there. */
export const gradingWorkingHours = 24;
/** Which hours those are; `due.rules.ts` counts by them, and the terms name them. */
export const workingHoursWords = 'Monday to Friday, 11am to 7pm IST';

export const largestSheetBytes = 20 * 1024 * 1024;
export const mostSheetPages = 60;

export const notPdf = 'Please upload your answer sheet in pdf format';
