import { chmod, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ensureEngines } from './engines.ts';

/** A machine whose PATH has nothing but these commands. */
let machine = '';
beforeEach(async () => {
  machine = await mkdtemp(join(tmpdir(), 'machine-'));
  vi.stubEnv('PATH', machine);
  vi.stubEnv('FIREFOX_PATH', undefined);
  vi.stubEnv('WEBKIT_PATH', undefined);
  await symlink('/usr/bin/env', join(machine, 'env'));
});
afterEach(() => rm(machine, { recursive: true, force: true }));

async function addCommand(name: string, script = ''): Promise<void> {
  await writeFile(join(machine, name), `#!/bin/sh\n${script}\n`);
  await chmod(join(machine, name), 0o755);
}

/** With an apt-get that writes down what it is asked for. */
async function addApt(install: string): Promise<() => Promise<string>> {
  const asked = join(machine, 'asked');
  await addCommand('apt-get', `echo "$@" >> ${asked}; case "$1" in install) ${install};; esac`);
  await addCommand('sudo', 'shift; exec "$@"');
  return () => readFile(asked, 'utf8');
}

it('a machine that has the browsers is asked for nothing', async () => {
  const asked = await addApt('exit 1');
  await addCommand('firefox-esr');
  vi.stubEnv('WEBKIT_PATH', '/somewhere/MiniBrowser');
  expect(ensureEngines()).toEqual([]);
  expect(process.env.FIREFOX_PATH).toBe(join(machine, 'firefox-esr'));
  await expect(asked()).rejects.toThrow('ENOENT');
});

it('what is missing is installed by apt', async () => {
  const asked = await addApt(`: > ${machine}/firefox-esr`);
  vi.stubEnv('WEBKIT_PATH', '/somewhere/MiniBrowser');
  expect(ensureEngines()).toEqual([]);
  expect(process.env.FIREFOX_PATH).toBe(join(machine, 'firefox-esr'));
  expect(await asked()).toBe('update -qq\ninstall -y -qq --no-install-recommends firefox-esr\n');
});

it('where apt has no such package, or there is no apt, every engine is named as missing', async () => {
  const missing = [
    expect.stringMatching(/^firefox: .*firefox-esr/),
    expect.stringMatching(/^webkit: .*webkit2gtk-driver, xvfb/),
  ];
  expect(ensureEngines()).toEqual(missing);
  await addApt('echo "E: Unable to locate package" >&2; exit 100');
  expect(ensureEngines()).toEqual(missing);
});
