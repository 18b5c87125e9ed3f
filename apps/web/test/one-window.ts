import { builtinEnvironments, type Environment } from 'vitest/runtime';

/**
 * A DOM for component tests: one window for all files of a process. A new one for each file took a third of their time,
 * and modules, which are loaded once as well, kept listening to the first.
 */
const kept = globalThis as { oneWindow?: Promise<unknown> };

export default {
  name: 'one-window',
  viteEnvironment: 'client',
  async setup(global: typeof globalThis, options: Record<string, unknown>) {
    kept.oneWindow ??= Promise.resolve(builtinEnvironments['happy-dom'].setup(global, options));
    await kept.oneWindow;
    const { document, happyDOM, history } = global as unknown as Window & {
      happyDOM: { abort(): Promise<void> };
    };
    return {
      /** What a file leaves behind. What its tests do is put back by setup.ts. */
      async teardown() {
        await happyDOM.abort();
        document.head.replaceChildren();
        document.body.replaceChildren();
        for (const element of [document.documentElement, document.body]) {
          for (const { name } of [...element.attributes]) element.removeAttribute(name);
        }
        history.replaceState(null, '', '/');
      },
    };
  },
} satisfies Environment;
