let number: Intl.NumberFormat | undefined;

/** "405 KB", "1,2 MB". */
export function formatBytes(bytes: number): string {
  number ??= new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 });
  return bytes < 1_000_000 ? `${number.format(Math.ceil(bytes / 1000))} KB` : `${number.format(bytes / 1_000_000)} MB`;
}
