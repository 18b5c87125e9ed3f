import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { restDoubleStyles } from './lib/double-styles.ts';
import { watchHistory } from './ui/back-closes.ts';

watchHistory();
restDoubleStyles();

// In a task of its own: React has only just been run, which takes as long as beginning to hydrate.
const { port1, port2 } = new MessageChannel();
port1.onmessage = () => {
  port1.close();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
};
port2.postMessage(undefined);
