/** What is written in parts, put together. */
export async function wholeText(parts: AsyncIterable<string>): Promise<string> {
  return (await Array.fromAsync(parts)).join('');
}
