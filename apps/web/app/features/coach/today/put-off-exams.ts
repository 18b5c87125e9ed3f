const keyOf = (owner: string) => `exams-put-off:${owner}`;

/** Courses of which a student didn't want to say when the exam is, in this browser. */
export function putOffCourses(owner: string): readonly string[] {
  try {
    return localStorage.getItem(keyOf(owner))?.split(' ') ?? [];
  } catch {
    // A browser that keeps nothing asks again another time.
    return [];
  }
}

export function keepPutOff(owner: string, slug: string): readonly string[] {
  const all = [...new Set([...putOffCourses(owner), slug])];
  try {
    localStorage.setItem(keyOf(owner), all.join(' '));
  } catch {
    // As above.
  }
  return all;
}
