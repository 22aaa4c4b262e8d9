import { afterEach, expect, it, vi } from 'vitest';
import { nextInstant } from './instant.server.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('gives no instant twice within a millisecond', () => {
  vi.useFakeTimers({ now: new Date('2030-01-01T09:00:00.000Z') });
  expect([nextInstant(), nextInstant(), nextInstant()]).toEqual([
    '2030-01-01T09:00:00.000Z',
    '2030-01-01T09:00:00.001Z',
    '2030-01-01T09:00:00.002Z',
  ]);
  vi.setSystemTime('2030-01-01T09:00:05.000Z');
  expect(nextInstant()).toBe('2030-01-01T09:00:05.000Z');
});

it('is later than what it replaces, also when another process wrote that with a clock ahead of ours', () => {
  vi.useFakeTimers({ now: new Date('2031-01-01T09:00:00.000Z') });
  expect(nextInstant('2031-01-01T09:00:00.400Z')).toBe('2031-01-01T09:00:00.401Z');
});

it('follows a clock that was set back', () => {
  vi.useFakeTimers({ now: new Date('2032-01-01T09:00:00.000Z') });
  nextInstant();
  vi.setSystemTime('2032-01-01T08:00:00.000Z');
  expect(nextInstant()).toBe('2032-01-01T08:00:00.000Z');
});
