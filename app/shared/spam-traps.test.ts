import { expect, it } from 'vitest';
import { isFilledTooFast, isSentByScript, isTrapFilled } from './spam-traps.ts';

function form(fields: Record<string, string>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

it('catches whoever fills in the field that people do not see', () => {
  expect(isTrapFilled(form({ website: 'https://example.com' }))).toBe(true);
  expect(isTrapFilled(form({ website: '' }))).toBe(false);
  expect(isTrapFilled(form({}))).toBe(false);
});

it('catches a form that is sent within two seconds', () => {
  expect(isFilledTooFast(form({ elapsed: '1999' }))).toBe(true);
  expect(isFilledTooFast(form({ elapsed: '2000' }))).toBe(false);
});

it('asks for no time from a browser without JavaScript', () => {
  expect(isSentByScript(form({}))).toBe(false);
  expect(isFilledTooFast(form({}))).toBe(false);
  expect(isSentByScript(form({ elapsed: 'soon' }))).toBe(false);
});
