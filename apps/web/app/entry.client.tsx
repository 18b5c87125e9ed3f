import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { restDoubleStyles } from './lib/double-styles.ts';
import { watchHistory } from './ui/back-closes.ts';

watchHistory();
restDoubleStyles();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
