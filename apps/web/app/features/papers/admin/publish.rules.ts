/** Addresses as they are pasted: by lines, commas, semicolons or spaces, each once. */
export const addressesIn = (text: string): string[] => [
  ...new Set(text.split(/[\s,;]+/).filter((address) => address !== '')),
];

/** What the server says of one of the students, by its place in the list: 'students.2'. */
export const studentsIssue = (issues: Readonly<Record<string, string>>): string | undefined =>
  Object.entries(issues).find(([path]) => path === 'students' || path.startsWith('students.'))?.[1];
