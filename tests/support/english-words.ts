/** Words of libraries and of habit; a screen reader speaks them with Turkish sounds. */
export const ENGLISH_WORDS =
  /\b(close|open|next|previous|back|zoom|search|toggle|loading|slide|image|picture|more|menu|page|skip|remove|delete|edit|save|upload|drag|drop|select|submit|cancel)\b/i;
