/** What our books say of a payment. 'unmatched' is money that we have and gave nothing for; 'failed' is none. */
export const paymentStatuses = ['paid', 'failed', 'refunded', 'unmatched'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Those that a member of staff looks at. */
export const attentionStatuses = ['unmatched', 'failed'] as const satisfies readonly PaymentStatus[];

export const needsLooking = (status: PaymentStatus): boolean =>
  (attentionStatuses as readonly PaymentStatus[]).includes(status);

/** The note of an entry that closed by itself: the card was declined, and then the same order was paid. */
export const paidLaterNote = 'Paid later with the same order.';
