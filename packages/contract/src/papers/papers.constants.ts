/** As large as a blueprint may be. The longest paper of an exam has 110 marks. */
export const blueprintLimits = {
  marks: 300,
  minutes: 300,
  sections: 6,
  /** Of one sort: topics, difficulties, counts. */
  wishes: 60,
  questions: 200,
  /** Designs that must, or must not, be in. */
  designs: 200,
} as const;

/** From so many marks on a question is a long one. */
export const longQuestionMarks = 12;
