import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CHAPTERS } from '#app/features/help/chapters.ts';
import type { Route } from './+types/picture.ts';

const FOLDER = join(process.cwd(), 'content', 'help');
const names = new Set(
  CHAPTERS.flatMap(({ steps }) => steps.flatMap(({ picture }) => (picture ? `${picture.name}.webp` : []))),
);

/** Only what a chapter names, so that no path can lead elsewhere. */
export async function loader({ params: { file } }: Route.LoaderArgs): Promise<Response> {
  if (!names.has(file)) return new Response('Bu görsel yok.', { status: 404 });
  const bytes = await readFile(join(FOLDER, file));
  return new Response(bytes, { headers: { 'content-type': 'image/webp', 'cache-control': 'private, max-age=3600' } });
}
