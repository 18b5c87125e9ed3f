import { readFile } from 'node:fs/promises';

/** What a test runner wrote down: how many passed and failed, and of each failure its name and its message. */
export async function readTestReport(path) {
  const report = JSON.parse(await readFile(path, 'utf8').catch(() => '{}'));
  return report.suites ? ofPlaywright(report) : ofVitest(report);
}

function ofVitest({ numPassedTests = 0, numFailedTests = 0, testResults = [] }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [{ name, message }];
    return failed.map((test) => ({
      name: `${name} › ${test.fullName}`,
      message: test.failureMessages.join('\n'),
    }));
  });
  const files = testResults.map(({ name }) => name);
  return { passed: numPassedTests, failed: numFailedTests, failures, files };
}

function ofPlaywright({ suites, stats }) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
  const failures = suites
    .flatMap(specs)
    .filter((spec) => !spec.ok)
    .map(({ file, line, title, tests }) => ({
      name: `${file}:${line} › ${title}`,
      message: tests
        .flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(messageOf)))
        .join('\n'),
    }));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped, failures };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one
const messageOf = ({ message = '' }) => message.replaceAll(/\u001B\[\d+m/g, '');
