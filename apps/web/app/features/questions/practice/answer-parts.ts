import { partFollower } from '@sevenfold/contract/questions/question-parts.rules';

/**
 * What a worked answer says of one part: its paragraphs from the one that begins with the part's letter. Undefined where
 * the answer isn't written by parts.
 */
export function answerOfPart(html: string, part: string): string | undefined {
  if (html.trim() === '') return undefined;
  if (part === '') return html;
  const page = document.createElement('template');
  page.innerHTML = html;
  const partAt = partFollower();
  const byPart = new Map<string, string>();
  for (const element of page.content.children) {
    const name = partAt(element.textContent.trimStart());
    byPart.set(name, (byPart.get(name) ?? '') + element.outerHTML);
  }
  // An answer may say (c) in one go where the question asks for (c)(i) and (c)(ii).
  return byPart.get(part) ?? byPart.get(part.split(' ')[0]!);
}
