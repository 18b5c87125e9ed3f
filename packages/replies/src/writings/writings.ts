/** Other ways to type an answer, and what is nearly that answer, but wrong. */
export type Writings = { equivalent: readonly string[]; nearMisses: readonly string[] };
