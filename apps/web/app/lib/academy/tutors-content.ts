export interface Tutor {
  readonly name: string;
  readonly initials: string;
  readonly subjects: string;
  readonly bio: string;
}

/** Who stands for whom on the service pages: invented, as every name on this site. */
export const leadTutor: Tutor = {
  name: 'Leela Varma',
  initials: 'LV',
  subjects: 'Mathematics AA and AI, head of grading',
  bio: 'Leela has taught Diploma mathematics for over ten years, first in classrooms and now one to one. She marks the way she teaches: in the margin, beside the line that matters, with a question more often than a correction. Papers in other subjects go to a colleague who teaches them.',
};

export const tutors: readonly Tutor[] = [
  {
    ...leadTutor,
    subjects: 'Mathematics AA and AI, SL and HL',
    bio: 'Over ten years of Diploma mathematics, first in classrooms and now one to one. Leela begins with the paper you got back last and works from the marks that were nearly yours.',
  },
  {
    name: 'Tomas Lindqvist',
    initials: 'TL',
    subjects: 'Physics SL and HL, mathematics AA HL',
    bio: 'Tomas came to teaching from a laboratory. He draws before he calculates, and his students soon do too: a good sketch is half of the answer in a paper that asks you to explain.',
  },
  {
    name: 'Mariam Okafor',
    initials: 'MO',
    subjects: 'Chemistry SL and HL',
    bio: 'Mariam has prepared students for the Diploma on three continents. She is known for her weekly ten-minute tests, and for knowing which definitions are worth a mark word by word.',
  },
];
