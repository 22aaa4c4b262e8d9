import { setFlagsFromString } from 'node:v8';

/**
 * Makes V8 allocate all objects among the young ones. By itself it learns from what lives long (files and pages that are
 * cached) to put all that the same code makes among the old: then also the answer that is sent once, and with it all
 * that it refers to, stays until old objects are collected, which a hundred rendered pages were enough to bring about.
 */
export function allocateYoung(): void {
  setFlagsFromString('--no-allocation-site-pretenuring');
}
