import type { Page } from 'puppeteer-core';

/** Leaving a page cancels its pending requests, and those of the frames in it. */
const LEFT = ['NS_BINDING_ABORTED', 'NS_ERROR_ABORT', 'Browsing context already closed.', 'net::ERR_ABORTED'];
/** Chromium's own line about a failed request, which the listeners below report in more detail, and about a preview, which runs no scripts. */
const KNOWN = /^Failed to load resource|^Blocked script execution in '[^']*\/admin\/preview\//;

/** Records what should not happen in a page; the counterpart for Playwright is tests/support/page-watch.ts. */
export class PageProblems {
  #found: string[] = [];

  constructor(page: Page) {
    // Firefox waits for an answer, and with it whoever navigates.
    page.on('dialog', (dialog) => {
      this.#found.push(`asked: ${dialog.type()} ${dialog.message()}`);
      void dialog.accept();
    });
    page.on('pageerror', (error) => this.#found.push(`uncaught ${String(error)}`));
    page.on('console', (message) => {
      // React Router looks links up ahead of time; leaving the page ends that request.
      if (message.text().startsWith('Failed to fetch manifest patches')) return;
      if (message.type() === 'error' && !KNOWN.test(message.text()))
        this.#found.push(`console error: ${message.text()}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400)
        this.#found.push(`status ${response.status()}: ${response.request().method()} ${response.url()}`);
    });
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      if (!LEFT.includes(reason)) this.#found.push(`failed request (${reason}): ${request.url()}`);
    });
  }

  take(): string[] {
    return this.#found.splice(0);
  }
}
