/** Shown when a request got no response at all, in the spelling of the screen. */
export const NO_CONNECTION = {
  plain: 'Baglanti yok. Internet baglantinizi denetleyip yeniden deneyin.',
  turkish: 'Bağlantı yok. İnternet bağlantınızı denetleyip yeniden deneyin.',
} as const;

/** Whether `fetch` failed for lack of a connection. Its TypeError is recognised by the messages of the three engines. */
export function isConnectionError(error: unknown): boolean {
  return (
    error instanceof TypeError && /failed to fetch|networkerror|load failed|network connection/i.test(error.message)
  );
}
