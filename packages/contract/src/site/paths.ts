/** Paths that more than one feature links to. */
export const bankRoot = '/ibdp-question-bank';
export const papersRoot = '/papers';
