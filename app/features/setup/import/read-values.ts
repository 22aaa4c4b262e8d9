import { createHash } from 'node:crypto';
import { isId } from '#app/shared/ids.ts';

// Reads rows of a hosted database, in which columns may be missing or have other types than ours.

export type SourceRow = Record<string, unknown>;

export const text = (value: unknown, instead = ''): string => (typeof value === 'string' ? value : instead);
export const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value ? value : null);
export const flag = (value: unknown, instead: boolean): boolean => (typeof value === 'boolean' ? value : instead);

/** jsonb and json arrive parsed, text[] as a list, text as JSON text. */
export function list(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'string') return [];
  try {
    const parsed: unknown = JSON.parse(value);
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}

export function time(value: unknown, instead: string): string {
  const date = value instanceof Date ? value : new Date(typeof value === 'string' ? value : Number.NaN);
  return Number.isNaN(date.getTime()) ? instead : date.toISOString();
}

/** Our ids are UUIDs. Other keys are hashed into one, the same at every run. */
export function idOf(table: string, value: unknown): string {
  const key = String(value);
  if (isId(key)) return key.toLowerCase();
  const hex = createHash('sha256').update(`${table}:${key}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
