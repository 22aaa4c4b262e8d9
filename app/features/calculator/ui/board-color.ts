/** Where a product has no colours yet. */
export const DEFAULT_COLOR = '#9a6a3f';

const channelsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

const LIGHTER_OR_DARKER = [0, 0.045, -0.03, 0.02, -0.06, 0.03, -0.015];

/** Boards of one colour are never quite alike; which tone a board has is the same at every drawing. */
export function boardTone(hex: string, index: number): string {
  const factor = 1 + (LIGHTER_OR_DARKER[index % LIGHTER_OR_DARKER.length] ?? 0);
  const shaded = channelsOf(hex).map((channel) => Math.min(255, Math.round(channel * factor)));
  return `#${shaded.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Letters and dashes on a board: white where its contrast is 3 or more, otherwise ink. */
export function colorOnBoard(hex: string): string {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) >= 3 ? '#ffffff' : '#171d19';
}
