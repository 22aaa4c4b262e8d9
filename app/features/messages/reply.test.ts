import { describe, expect, it } from 'vitest';
import { fromName } from '#app/shared/ablative.ts';
import { phoneSearch, readPhone } from './phone.ts';
import { readReferringSite } from './referring-site.ts';
import { fillReply, firstNames, unfilled } from './reply-text.ts';
import { sayPage, saySite } from './source.ts';

describe('a telephone number', () => {
  it.each(['0535 555 01 77', '+90 535 555 01 77', '535 555 0177', '90 535 5550177', '0090-535-555-01-77'])(
    '%s is one that can be chatted with',
    (typed) => {
      expect(readPhone(typed)).toEqual({ digits: '905355550177', text: '+90 535 555 01 77' });
    },
  );

  it('of another country stays what it is', () => {
    expect(readPhone('+49 151 23456789')).toEqual({ digits: '4915123456789', text: '+4915123456789' });
  });

  it.each(['', '-', 'yok', '123', '0535 555 01 7', '0535 555 01 777', '+90 123', '1535 555 01 77'])(
    '%j is none',
    (typed) => {
      expect(readPhone(typed)).toBeNull();
    },
  );

  it('is searched for without the codes in front of it, and other words as they are', () => {
    expect(phoneSearch('+90 (535) 555')).toBe('90535555');
    expect(phoneSearch('0535 555 01 77')).toBe('5355550177');
    expect(phoneSearch('2900 mm')).toBe('2900 mm');
    expect(phoneSearch('2900')).toBe('2900');
  });
});

describe('a prepared reply', () => {
  it('names what is known and leaves the rest to be seen', () => {
    const text = fillReply('Merhaba {ad} {Hanım/Bey}, {ürün} ({renk}) için {gün} uygun mu?', {
      ad: 'Selin',
      ürün: 'Masif Deck 140',
    });
    expect(text).toBe('Merhaba Selin, Masif Deck 140 ({renk}) için {gün} uygun mu?');
    expect(unfilled(text)).toEqual(['{renk}', '{gün}']);
  });

  it('addresses a person as staff choose', () => {
    expect(fillReply('Merhaba {ad} {Hanım/Bey},', { ad: 'Selin' }, 'Hanım')).toBe('Merhaba Selin Hanım,');
  });

  it('uses the first names', () => {
    expect(['Ayşe Nur Yılmaz', 'Selin Arslan', 'Selin'].map(firstNames)).toEqual(['Ayşe Nur', 'Selin', 'Selin']);
  });

  it.each([
    ['Örnek Kompozit', 'Örnek Kompozit’ten'],
    ['Deniz Yapı', 'Deniz Yapı’dan'],
    ['Ahşap Ev', 'Ahşap Ev’den'],
    ['Doğa Park', 'Doğa Park’tan'],
  ])('comes from %s', (name, expected) => {
    expect(fromName(name)).toBe(expected);
  });
});

describe('where a message came from', () => {
  it('keeps the name of the site and nothing else', () => {
    const read = (sent: unknown) => readReferringSite(sent, ['ornek.example']);
    expect(read('www.google.com')).toBe('google.com');
    expect(read('L.Instagram.com:443')).toBe('instagram.com');
    for (const sent of [
      '',
      null,
      'ornek.example',
      'localhost',
      'https://google.com/?q=gizli',
      'a b.com',
      'x'.repeat(300),
    ])
      expect(read(sent)).toBeUndefined();
  });

  it('is said in words', () => {
    expect(saySite('google.com.tr')).toBe('Siteye Google aramasından girdi');
    expect(saySite('instagram.com')).toBe('Siteye Instagram’dan girdi');
    expect(saySite('notgoogle.com')).toBe('Siteye notgoogle.com adresinden girdi');
    expect(sayPage({ link: '/hesapla?tur=deck' }, { page: '/contact' })).toBe('Malzeme hesabı');
    expect(sayPage({}, { page: '/contact', product: '/products/x' })).toBe('Ürün sayfası');
    expect(sayPage({}, { page: '/about' })).toBe('Hakkımızda sayfası');
    expect(sayPage({}, {})).toBeUndefined();
  });
});
