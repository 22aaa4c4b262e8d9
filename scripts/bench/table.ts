import { arch, cpus, platform, totalmem } from 'node:os';

export interface Row {
  what: string;
  measured: string;
  bar: string;
  met: boolean | null;
}

export const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

/** As Markdown, to be pasted into docs/performance.md. */
export function printTable(rows: Row[]): void {
  const machine = `${cpus().length} x ${cpus()[0]?.model || arch()}, ${Math.round(totalmem() / 2 ** 30)} GB`;
  console.log(`\nMachine: ${machine}, ${platform()} ${arch()}, Node ${process.version}\n`);
  console.log('| what | measured | bar | met |\n|---|---|---|---|');
  for (const { what, measured, bar, met } of rows) {
    console.log(`| ${what} | ${measured} | ${bar} | ${met === null ? '' : met ? 'yes' : '**no**'} |`);
  }
}
