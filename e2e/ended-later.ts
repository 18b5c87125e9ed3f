import { test } from './journey.ts';

interface Running {
  stop(): Promise<void>;
}

/** Called once in a file, for what its journeys start: ended after each, whatever became of it, the last one first. */
export function endingAfterEach() {
  const running: Running[] = [];
  test.afterEach(async () => {
    for (const each of running.splice(0)) await each.stop();
  });
  return <Started extends Running>(started: Started): Started => {
    running.unshift(started);
    return started;
  };
}
