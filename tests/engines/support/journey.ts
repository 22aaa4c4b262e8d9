import { writeFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import type { Driver } from './driver.ts';
import { Engine } from './engine.ts';
import { User } from './user.ts';

export { expect };

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

const test = base.extend<object, { engine: Engine; withComfort: boolean }>({
  withComfort: [false, { option: true, scope: 'worker' }],
  engine: [
    async ({ withComfort }, use, { project }) => {
      const engine = new Engine(project.name, withComfort);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** For a whole spec: a browser set to less movement and, in Firefox, to letters of 200 % and the system's colours. */
export const withComfort = () => test.use({ withComfort: true });

export interface Journey {
  /** The specs in tests/e2e that go the same way in Chromium. */
  chromium: string[];
  /** Parts of problems that this journey expects, such as a refused form’s `status 400`. */
  allow?: string[];
}

/** A journey of a user, at the width of a phone and of a desktop screen; its title is a line of the table in docs/browsers.md. */
export function journey(title: string, { chromium, allow = [] }: Journey, walk: (user: User) => Promise<void>): void {
  for (const [name, size] of Object.entries(SIZES)) {
    test(`${title}, ${name}`, { annotation: { type: 'chromium', description: chromium.join(', ') } }, async ({
      engine,
    }) => {
      const driver = await engine.prepare(size);
      const user = new User(driver, process.env.E2E_BASE_URL ?? '', name === 'phone');
      try {
        await walk(user);
        await user.expectToFit();
      } catch (error) {
        await photograph(driver);
        throw error;
      }
      const problems = await driver.takeProblems();
      expect(problems.filter((problem) => !allow.some((part) => problem.includes(part)))).toEqual([]);
    });
  }
}

/** What the user saw when the journey failed; the failure counts, even where there is no picture of it. */
async function photograph(driver: Driver): Promise<void> {
  const path = test.info().outputPath('screen.png');
  try {
    await writeFile(path, await driver.screenshot());
    await test.info().attach('screen', { path });
  } catch (error) {
    process.stderr.write(`no picture of the screen: ${error}\n`);
  }
}
