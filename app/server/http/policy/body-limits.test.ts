import { expect, it } from 'vitest';
import { type BodyLimit, findBodyLimit } from './body-limits.server.ts';

const MEGABYTE = 1024 * 1024;
const routes = ['root', 'routes/admin/layout', 'routes/admin/uploads'].map((id) => ({
  id,
  handle: undefined,
  hasLoader: true,
  hasParams: false,
}));
const type = 'multipart/form-data; boundary=x';
const limitOf = async (length: number) =>
  (await findBodyLimit({ length, type }, routes, async () => true)) as BodyLimit;

it('twelve pictures at once over a line of 1 Mbit/s have the time and the room that they need', async () => {
  const length = 5.1 * MEGABYTE;
  const { maxMs, pool } = await limitOf(length);
  expect(maxMs).toBeGreaterThan((12 * length * 8) / 1000);
  for (let i = 0; i < 12; i += 1) expect(pool.take('office', length)).toHaveProperty('release');
});

it('a form of the size that anybody may send has the time that it needs at 56 kbit/s', async () => {
  const length = 128 * 1024;
  expect((await limitOf(length)).maxMs).toBeGreaterThan((length * 8) / 56);
});

it('nobody is asked for a session who sends little', async () => {
  const ask = () => Promise.reject(new Error('asked'));
  await expect(findBodyLimit({ length: 128 * 1024, type }, routes, ask)).resolves.toHaveProperty('pool');
  await expect(findBodyLimit({ length: 128 * 1024 + 1, type }, routes, ask)).rejects.toThrow('asked');
});
