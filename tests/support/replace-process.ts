import { replacePicture } from '#app/features/media/replace-picture.server.ts';
import { openDatabase } from '#app/server/db/open.server.ts';
import { STAFF } from './staff.ts';

/** Replaces one picture by the other and back until it is killed. Prints a line after each commit. */
const { settings, urls } = JSON.parse(process.argv[2] ?? '{}');
const { db } = await openDatabase(settings);

for (let [from, to] = urls; ; [from, to] = [to, from]) {
  await replacePicture(db, STAFF, from, to);
  process.stdout.write('replaced\n');
}
