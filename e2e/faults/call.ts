export interface Answered {
  readonly status: number;
  readonly json: unknown;
  readonly headers: Headers;
}

/** Asks until it is done; undefined where it was refused for good. */
export type Call = (method: string, path: string, body?: unknown) => Promise<Answered | undefined>;
