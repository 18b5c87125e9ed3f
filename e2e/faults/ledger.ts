/** What students were told is done. Each of them has to be there afterwards, once. */
export interface Ledger {
  readonly accounts: { readonly email: string }[];
  readonly tests: { readonly slug: string; readonly questions: number }[];
  readonly actions: {
    readonly slug: string;
    readonly id: string;
    readonly questionId: number;
    readonly status: string;
  }[];
  /** Typed in a test. */
  readonly replies: {
    readonly slug: string;
    readonly questionId: number;
    readonly field: string;
    readonly value: string;
  }[];
  /** Typed and checked in practice. */
  readonly checked: {
    readonly email: string;
    readonly questionId: number;
    readonly field: string;
    readonly value: string;
  }[];
  readonly finished: string[];
  readonly marks: {
    readonly table: 'pinned_questions' | 'completed_questions' | 'user_questions';
    readonly email: string;
    readonly questionId: number;
  }[];
  readonly doubts: string[];
  /** Sent without hearing what became of it: there once or not at all. */
  readonly uncertainDoubts: string[];
  /** With what its pages are known by: what is kept is written anew. */
  readonly sheets: { readonly slug: string; readonly token: string; readonly pages: string }[];
  /** The provider has taken the money. */
  readonly purchases: { readonly email: string; readonly ref: string }[];
  /** Things that a student had to do again because of an answer that wasn't good. */
  repeated: number;
}

export const emptyLedger = (): Ledger => ({
  accounts: [],
  tests: [],
  actions: [],
  replies: [],
  checked: [],
  finished: [],
  marks: [],
  doubts: [],
  uncertainDoubts: [],
  sheets: [],
  purchases: [],
  repeated: 0,
});

export const countOf = (ledger: Ledger): number =>
  ledger.accounts.length +
  ledger.tests.length +
  ledger.actions.length +
  ledger.replies.length +
  ledger.checked.length +
  ledger.finished.length +
  ledger.marks.length +
  ledger.doubts.length +
  ledger.sheets.length +
  ledger.purchases.length;
