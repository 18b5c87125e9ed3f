/** What stands between two lines of dashes at the beginning of a file, line by line, and what follows it. */
export function readFrontMatter(file: string): { fields: Map<string, string>; body: string } {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]+)$/.exec(file.replaceAll('\r\n', '\n')) ?? [];
  if (!head || !body) throw new Error('the file begins with a header between two lines of ---');
  const fields = head.split('\n').map((line) => {
    const [, key, value] = /^(\w+):\s*(.*)$/.exec(line) ?? [];
    if (!key) throw new Error(`the header has a line that isn't known: ${line}`);
    return [key, value!.trim()] as const;
  });
  return { fields: new Map(fields), body };
}
