import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { LEAN } from '#tests/support/site-process.ts';

it.each(['scripts/run.mjs', 'deploy/Dockerfile', 'deploy/kompozit.service'])(
  '%s starts the site with the memory settings that the tests and the bench use',
  async (launcher) => {
    const text = await readFile(launcher, 'utf8');
    for (const [name, value] of Object.entries(LEAN)) expect(text).toMatch(new RegExp(`${name}.*${value}`));
  },
);
