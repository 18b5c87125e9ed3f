import { configure, prettyDOM } from '@testing-library/react';
import * as React from 'react';

/**
 * An element that isn't there yet is looked for again and again. Each time the whole page would be written into an error
 * that nobody reads, which took a tenth of all time; now it is written when somebody reads it.
 */
configure({
  getElementError(message, container) {
    const error = new Error(message ?? '');
    error.name = 'TestingLibraryElementError';
    Object.defineProperty(error, 'message', { get: () => `${message}\n\n${prettyDOM(container)}` });
    return error;
  },
});

/**
 * React notes for each element where it was made, up to ten thousand times a second, for tools that show it. As if those
 * were used up: a sixth of all time went there. The setting is React's own business, so nothing happens without it.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, object | undefined>;
if (internals && 'recentlyCreatedOwnerStacks' in internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.MAX_SAFE_INTEGER,
    set: () => undefined,
  });
}
