/** The lowest share of marks for each grade from 2 to 7, about as in the last sessions: for subjects without their own. */
export const usualBoundaries: readonly number[] = [0.13, 0.26, 0.38, 0.5, 0.62, 0.75];
