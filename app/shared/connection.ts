/** Said when a request got no answer at all; screens without Turkish letters keep their spelling. */
export const NO_CONNECTION = {
  plain: 'Baglanti yok. Internet baglantinizi denetleyip yeniden deneyin.',
  turkish: 'Bağlantı yok. İnternet bağlantınızı denetleyip yeniden deneyin.',
} as const;

/** Whether `fetch` failed without an answer. Its TypeError is told from others by the words of the three engines. */
export function isConnectionError(error: unknown): boolean {
  return (
    error instanceof TypeError && /failed to fetch|networkerror|load failed|network connection/i.test(error.message)
  );
}
