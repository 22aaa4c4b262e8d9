import type { BrowserContext, Page } from '@playwright/test';
import { recordToasts } from './toasts.ts';

/** A problem that a test expects: a status, or something that the problem's text contains or matches. */
export type Allowance = number | string | RegExp;

/**
 * Records everything that should not happen in a page: console errors, uncaught exceptions, violations of the content
 * security policy, same-origin requests that fail or are answered 400 and above, and any request to another host, which the
 * browser cannot resolve (playwright.config.ts). It does not intercept requests, because that would disable the browser's
 * cache and slow every page.
 */
export class PageWatch {
  readonly #problems: string[] = [];
  readonly #allowed: Allowance[] = [];
  readonly #origin: string;

  constructor(baseUrl: string) {
    this.#origin = new URL(baseUrl).origin;
  }

  allow(...expected: Allowance[]): void {
    this.#allowed.push(...expected);
  }

  problems(): string[] {
    return this.#problems.filter((problem) => !this.#allowed.some((allowance) => matches(problem, allowance)));
  }

  /** To the context's pages, those that it opens later included. */
  listen(context: BrowserContext): void {
    context.on('request', (request) => {
      if (isOutside(new URL(request.url()))) this.#problems.push(`request to the outside: ${request.url()}`);
    });
    for (const page of context.pages()) this.#listen(page);
    context.on('page', (page) => this.#listen(page));
  }

  #listen(page: Page): void {
    page.on('pageerror', (error) => this.#problems.push(`uncaught ${error.stack || error.message}`));
    page.on('console', (message) => {
      // Our own script above, in the frame of a preview, which runs none.
      if (/^Blocked script execution in '[^']*\/admin\/preview\//.test(message.text())) return;
      // The browser's own line about a failed request; the two listeners below report it in more detail.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
        this.#problems.push(`console error: ${message.text()}`);
      }
    });
    page.on('response', (response) => {
      if (response.status() >= 400 && response.url().startsWith(this.#origin)) {
        this.#problems.push(`status ${response.status()}: ${response.request().method()} ${response.url()}`);
      }
    });
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // Leaving a page cancels its pending requests.
      if (reason === 'net::ERR_ABORTED' || !request.url().startsWith(this.#origin)) return;
      // With JavaScript disabled every script is blocked like this; one that our policy blocks is a console error.
      if (reason === 'csp' && request.resourceType() === 'script') return;
      this.#problems.push(`failed request (${reason}): ${request.method()} ${request.url()}`);
    });
  }
}

/** Lets the context's pages report what only their own scripts can notice. */
export async function addReports(context: BrowserContext): Promise<void> {
  await recordToasts(context);
  // When code catches the exception, Chromium reports a violation only by this event.
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      reportError(new Error(`blocked by the content security policy: ${effectiveDirective} ${blockedURI}`)),
    );
  });
}

function isOutside(url: URL): boolean {
  return /^(https?|wss?):$/.test(url.protocol) && !['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname);
}

function matches(problem: string, allowance: Allowance): boolean {
  if (typeof allowance === 'number') return problem.startsWith(`status ${allowance}:`);
  return typeof allowance === 'string' ? problem.includes(allowance) : allowance.test(problem);
}
