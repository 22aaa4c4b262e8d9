import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { handOverData } from './hand-over-data.server.ts';

const DATA = `[{"_1":2},"Pergola’nın 'ölçüsü'","</script><!--<script>","\\n\\"\\\\","&amp;"]\n\r\u2028\u2029`;

it('the browser gets the data of a page to the letter, whatever is in it', () => {
  const got: string[] = [];
  const streamController = { enqueue: (part: string) => got.push(part), close: () => got.push('closed') };
  runInNewContext(handOverData(DATA), { __reactRouterContext: { streamController } });
  expect(got).toEqual([DATA, 'closed']);
});

it('no text in the data ends the script or begins another', () => {
  expect(handOverData(DATA)).not.toMatch(/<[a-z/!]/);
});
