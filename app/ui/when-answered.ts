/**
 * Loads something only if the server answers. Chromium remembers a failed import until the page is left, so one that failed
 * for want of a connection could never be repeated.
 */
export function whenAnswered<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loaded: Promise<Module> | undefined;
  async function attempt() {
    if (!import.meta.env.SSR) await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' });
    return load();
  }
  return () => {
    loaded ??= attempt();
    loaded.catch(() => {
      loaded = undefined;
    });
    return loaded;
  };
}
