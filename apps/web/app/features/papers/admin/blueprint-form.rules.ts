import type { SatPaper } from '@sevenfold/contract/papers/sat-papers.rules';

/** The minutes that are typed, or the usual ones where nothing is; undefined for what is no such number. */
export function minutesIn(text: string, usual: number | undefined): number | undefined {
  const plain = text.trim();
  const value = plain === '' ? usual : /^\d{1,3}$/.test(plain) ? Number(plain) : undefined;
  return value !== undefined && value >= 5 && value <= 300 ? value : undefined;
}

/** The paper of the exam that a beginning is like. */
export const paperOfPreset = (key: string, papers: readonly SatPaper[]): SatPaper | undefined =>
  papers.find(({ paper }) => key === `paper-${paper}`);
