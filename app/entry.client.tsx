import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

/**
 * React Router begins to decode the page's data when it is first called, and throws a promise until it has the data. Called
 * here, it has the data by the time that React renders; otherwise React would have to stop and start again.
 */
async function decodeData(): Promise<void> {
  try {
    HydratedRouter({});
  } catch (thrown) {
    if (!(thrown instanceof Promise)) throw thrown;
    await thrown;
  }
}

/** Running the modules, decoding the data and beginning to render are a task each, so that a slow phone is not blocked. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

nextTask()
  .then(decodeData)
  .then(nextTask)
  .then(() =>
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <HydratedRouter />
        </StrictMode>,
      );
    }),
  );
