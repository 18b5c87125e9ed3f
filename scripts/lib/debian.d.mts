/** Undefined where there is none. */
export function findChromium(): string | undefined;
/** Installs one where there is none and that can be done. */
export function ensureChromium(): Promise<string>;
