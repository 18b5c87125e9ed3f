/** Mail programs make links of these by themselves. */
const looksLikeLink = /[/\\:@]|\S\.\S/;
const longestName = 60;

/**
 * Anyone can sign up with a stranger's address and a name of their choice. A name that could pass for an
 * advertisement is left out, or our messages would carry it to people who never asked.
 */
export const isGreetable = (name: string): boolean =>
  name.trim() !== '' && name.length <= longestName && !looksLikeLink.test(name);
