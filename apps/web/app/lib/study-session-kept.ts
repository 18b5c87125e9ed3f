/** What the shell knows of a session: whether there is one. All else comes with what shows it. */
export const studySessionKey = 'study-session';

export function isSessionKept(): boolean {
  try {
    return studySessionKey in sessionStorage;
  } catch {
    // A browser that keeps nothing.
    return false;
  }
}
