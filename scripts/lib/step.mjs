const inPlace = process.stdout.isTTY === true && process.env.LOG_FORMAT !== 'json';

const seconds = (milliseconds) =>
  milliseconds < 9950 ? `${(milliseconds / 1000).toFixed(1)} s` : `${Math.round(milliseconds / 1000)} s`;
const dim = (text) => `\u001B[2m${text}\u001B[0m`;

/**
 * Does a part of a command and says so: on a terminal in a line that turns into what was done and how long it took,
 * as the server goes on to do (terminal-lines.ts); elsewhere once, before.
 */
export async function step(doing, done, work) {
  if (!inPlace) {
    console.log(`${doing} …`);
    return work();
  }
  const begun = performance.now();
  process.stdout.write(`  \u001B[33m…\u001B[0m ${doing}`);
  try {
    const result = await work();
    const words = typeof done === 'function' ? done(result) : done;
    process.stdout.write(
      `\r\u001B[K  \u001B[32m✓\u001B[0m ${words} ${dim(seconds(performance.now() - begun))}\n`,
    );
    return result;
  } catch (error) {
    process.stdout.write(`\r\u001B[K  \u001B[31m✗\u001B[0m ${doing}\n`);
    throw error;
  }
}

/** Does work and answers how long it took, in words. */
export async function timed(name, work) {
  const begun = performance.now();
  await work();
  return `${name} ${seconds(performance.now() - begun)}`;
}
