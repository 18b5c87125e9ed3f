/** What is printed, free of tables. */
export interface Receipt {
  readonly site: { readonly name: string; readonly postalAddress: string; readonly supportEmail: string };
  readonly number: string;
  readonly issuedAt: Date;
  /** Names to print; the first that can be drawn is taken. */
  readonly buyerNames: readonly string[];
  readonly buyerEmail: string;
  readonly currency: string;
  readonly lines: readonly ReceiptLine[];
}

export interface ReceiptLine {
  readonly at: Date;
  readonly description: string;
  readonly amount: number;
  /** Given back later; it doesn't count. */
  readonly refunded: boolean;
}

export const totalOf = ({ lines }: Receipt): number =>
  lines.reduce((sum, { amount, refunded }) => sum + (refunded ? 0 : amount), 0);
