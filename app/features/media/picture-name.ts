/** The file's own name; of pictures from before names were kept, the last part of the path. */
export function pictureName({ name, path }: { name: string; path: string }): string {
  return name || path.slice(path.lastIndexOf('/') + 1);
}
