import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => void vi.useRealTimers());

const open = async () => {
  const store = await import('./toast-store.ts');
  return { ...store, texts: () => store.readToasts().map(({ text, count }) => `${text} ×${count}`) };
};
const saved = { kind: 'success', text: 'Kaydedildi' } as const;

it('equal toasts collapse into one with a count, which stays as long as the last of them', async () => {
  const { showToast, texts } = await open();
  showToast(saved);
  vi.advanceTimersByTime(1500);
  showToast({ kind: 'error', text: 'Olmadı' });
  showToast(saved);
  expect(texts()).toEqual(['Kaydedildi ×2', 'Olmadı ×1']);
  vi.advanceTimersByTime(1900);
  expect(texts()).toEqual(['Kaydedildi ×2', 'Olmadı ×1']);
  vi.advanceTimersByTime(200);
  expect(texts()).toEqual(['Olmadı ×1']);
  showToast(saved);
  expect(texts()).toEqual(['Kaydedildi ×1', 'Olmadı ×1']);
});

it('toasts that differ in kind, detail or link stay apart', async () => {
  const { showToast, texts } = await open();
  showToast(saved);
  showToast({ ...saved, kind: 'info' });
  showToast({ ...saved, detail: 'Pasif' });
  showToast({ ...saved, link: { to: '/products/deck', label: 'Sitede gör' } });
  expect(texts()).toEqual(['Kaydedildi ×1', 'Kaydedildi ×1', 'Kaydedildi ×1', 'Kaydedildi ×1']);
});

it('success stays for 2 s, an error for 4 s, and one with a link for 8 s', async () => {
  const { showToast, texts } = await open();
  showToast({ kind: 'success', text: 'bağlantılı', link: { to: '/', label: 'Sitede gör' } });
  showToast({ kind: 'error', text: 'hata' });
  showToast(saved);
  vi.advanceTimersByTime(2000);
  expect(texts()).toEqual(['hata ×1', 'bağlantılı ×1']);
  vi.advanceTimersByTime(2000);
  expect(texts()).toEqual(['bağlantılı ×1']);
  vi.advanceTimersByTime(4000);
  expect(texts()).toEqual([]);
});

it('none runs out while they are paused, and each goes on with the time it had left', async () => {
  const { showToast, pauseToasts, resumeToasts, texts } = await open();
  showToast(saved);
  vi.advanceTimersByTime(1500);
  pauseToasts();
  showToast({ kind: 'success', text: 'Sonraki' });
  vi.advanceTimersByTime(10_000);
  expect(texts()).toHaveLength(2);
  resumeToasts();
  vi.advanceTimersByTime(500);
  expect(texts()).toEqual(['Sonraki ×1']);
  vi.advanceTimersByTime(1500);
  expect(texts()).toEqual([]);
});
