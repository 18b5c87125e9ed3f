import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

/**
 * Gives tasks to as many processes of a worker file as there are cores. A worker answers each message with one of its
 * own. Answers come in the order of the tasks.
 */
export async function inProcesses<Task extends object, Answer>(
  worker: URL,
  tasks: readonly Task[],
): Promise<Answer[]> {
  const answers: Answer[] = [];
  let next = 0;

  async function work(): Promise<void> {
    const child = fork(fileURLToPath(worker), { execArgv: ['--import', 'tsx'] });
    try {
      for (let at = next++; at < tasks.length; at = next++) {
        answers[at] = await ask<Answer>(child, tasks[at]!);
      }
    } finally {
      child.kill();
    }
  }

  await Promise.all(Array.from({ length: Math.min(availableParallelism(), tasks.length) }, work));
  return answers;
}

async function ask<Answer>(child: ChildProcess, task: object): Promise<Answer> {
  const ended = new AbortController();
  try {
    const answered = once(child, 'message', { signal: ended.signal }) as Promise<[Answer]>;
    const exited = once(child, 'exit', { signal: ended.signal }).then(([code]) => {
      throw new Error(`a process of ${child.spawnargs.at(-1)} ended with ${code}`);
    });
    child.send(task);
    return (await Promise.race([answered, exited]))[0];
  } finally {
    ended.abort();
  }
}
