/** What TypeScript reads of `processor-share.mjs`. Not numbers where Linux isn't. */
export function readTimes(): Promise<{ used: number; stolen: number; all: number }>;
