import {
  gradingFeeMinor,
  gradingWorkingHours,
  workingHoursWords,
} from '@sevenfold/contract/grading/grading.constants';

export const steps = [
  {
    title: 'Sit a timed test',
    text: 'Work on paper, as in the exam, and number your answers as the test does.',
  },
  {
    title: 'Send your sheets',
    text: 'Photograph or scan them into one PDF and upload it from the result of your test.',
  },
  {
    title: `Pay $${gradingFeeMinor / 100}`,
    text: 'Once for each test, whatever its length. Your paper then goes to a teacher of the subject.',
  },
  {
    title: 'Read your report',
    text: `Within ${gradingWorkingHours} working hours the graded sheet lies in My Tests, with the marks of every question. Working hours are ${workingHoursWords}.`,
  },
] as const;

export const helpPoints = [
  {
    title: 'Marks you can trust',
    text: 'Method, accuracy and reasoning are marked separately, as the scheme asks. You learn what your work is worth on the day.',
  },
  {
    title: 'The reason for each lost mark',
    text: 'A slip, a missing line, a wrong idea: they need different cures, and the report tells them apart.',
  },
  {
    title: 'What to do next',
    text: 'The report ends with the two or three topics that would bring you the most marks before the exam.',
  },
] as const;
