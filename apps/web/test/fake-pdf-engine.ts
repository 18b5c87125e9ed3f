/** Opening and drawing pages is the journeys' to prove: here every file has three, which are drawn at once. */
const page = {
  getViewport: ({ scale }: { scale: number }) => ({ width: 595 * scale, height: 842 * scale }),
  render: () => ({ promise: Promise.resolve() }),
  cleanup: () => true,
};
const task = { promise: Promise.resolve(), destroy: async () => undefined };
const pages = { numPages: 3, getPage: async () => page, loadingTask: task };

export const openDocument = () => ({ ...task, promise: Promise.resolve(pages) });
