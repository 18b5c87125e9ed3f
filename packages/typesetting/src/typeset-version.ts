/** Raised when the same text comes out differently than before, so that stored content is typeset anew. */
export const typesetVersion = 5;
