import { writeFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import type { Driver } from './driver.ts';
import { Engine } from './engine.ts';
import { User } from './user.ts';

export { expect };

const SCREENS = {
  phone: { width: 390, height: 844, isPhone: true },
  desktop: { width: 1440, height: 900, isPhone: false },
};

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

/** For a whole spec: a browser set to less movement and, where it can be, to letters of 200 % and the system's colours. */
export const withComfort = () => test.use({ withComfort: true });

/** Parts of problems that a journey expects, such as a refused form’s `status 400`. */
type Expected = { allow?: string[] };

/** A journey of a user, at the width of a phone and of a desktop screen; its title is a line of the table in docs/browsers.md. */
export function journey(title: string, walk: (user: User) => Promise<void>, { allow = [] }: Expected = {}): void {
  for (const [name, screen] of Object.entries(SCREENS)) {
    test(`${title}, ${name}`, async ({ engine }, { project }) => {
      const driver = await engine.prepare(screen);
      const user = new User(driver, project.name, process.env.E2E_BASE_URL ?? '', screen.isPhone);
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
