import { builtinEnvironments, type Environment } from 'vitest/runtime';

/**
 * A DOM for component tests: one window for all files of a process. A new one for each file took a third of their time,
 * and modules, which are loaded once as well, kept listening to the first.
 */
const kept = globalThis as { oneWindow?: Promise<unknown> };

/**
 * `SLOW_RENDER_MS=60 npm run test:component` lets React's work wait now and then, as on a busy machine: what a test takes to
 * be shown at once fails that way.
 */
const slowest = Number(process.env.SLOW_RENDER_MS ?? 0);
if (slowest > 0) {
  const { setImmediate: atOnce, setTimeout: later } = globalThis;
  globalThis.setImmediate = ((work: () => void, ...given: []) =>
    Math.random() > 0.3
      ? atOnce(work, ...given)
      : later(work, Math.random() * slowest, ...given)) as typeof setImmediate;
}

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
