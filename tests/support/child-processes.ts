import { readdirSync, readFileSync } from 'node:fs';

/** The children of a process whose command line contains the words; only Linux lists them in a file. */
export function childrenOf(parent: number, words: string): number[] {
  const children = readdirSync(`/proc/${parent}/task`).flatMap((task) =>
    readFileSync(`/proc/${parent}/task/${task}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
  );
  return children.filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(words));
}
