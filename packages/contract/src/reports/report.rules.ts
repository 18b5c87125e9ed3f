export const otherReason = 'Other (please specify below)';

export const reportReasons = [
  'Incorrect/Inaccurate Information',
  'Broken images/diagrams/figures',
  'Does not belong in this topic',
  otherReason,
] as const;

export type ReportReason = (typeof reportReasons)[number];

export const reportReceived = 'Thank you! Your report has been submitted and will be reviewed shortly.';

/** A reason must be chosen; a description is needed only for Other. */
export const isReportComplete = (reason: ReportReason | undefined, description: string): boolean =>
  reason !== undefined && (reason !== otherReason || description.trim() !== '');
