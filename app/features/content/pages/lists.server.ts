import { sitePictureUrl } from '#app/shared/site-pictures.ts';
import type { TextField } from '../fields.ts';
import { definePage, introPart, searchPart } from '../page.ts';
import { definePart } from '../part.ts';

const category = (label: string): TextField => ({ kind: 'text', label: `${label}: açıklama`, max: 155 });
const inCategory = (label: string) => `${label} kategorisindeki kompozit ürünlerimiz, renkleri ve ölçüleriyle.`;

const PRODUCTS_TEXT = 'Altı sistem, tek renk kartelası. Zemini, sınırı ve gölgeyi aynı malzemeyle kurabilirsiniz.';

export const products = definePage({
  title: 'Ürünler',
  group: 'pages',
  address: '/products',
  parts: {
    intro: introPart('Ürünler', PRODUCTS_TEXT),
    search: searchPart('Ürünler', PRODUCTS_TEXT),
    categories: definePart(
      'Kategoriler, arama sonuçlarında',
      {
        deck: category('Deck'),
        fence: category('Çit Sistemleri'),
        garden_gate: category('Bahçe Kapı Sistemleri'),
        facade: category('Cephe Sistemleri'),
        pergola: category('Pergola'),
        decorative_panel: category('Dekoratif Panel'),
      },
      {
        deck: inCategory('Deck'),
        fence: inCategory('Çit Sistemleri'),
        garden_gate: inCategory('Bahçe Kapı Sistemleri'),
        facade: inCategory('Cephe Sistemleri'),
        pergola: inCategory('Pergola'),
        decorative_panel: inCategory('Dekoratif Panel'),
      },
    ),
  },
});

export const projects = definePage({
  title: 'Projeler',
  group: 'pages',
  address: '/projects',
  parts: {
    intro: introPart(
      'Projeler',
      'Boğaz teraslarından Ege bahçelerine, ölçüsünü kendimiz alıp montajını kendimiz yaptığımız işler.',
    ),
    search: searchPart(
      'Projeler',
      'Boğaz teraslarından Ege bahçelerine, ölçüsünü kendimiz alıp montajını kendimiz yaptığımız kompozit projeler.',
    ),
  },
});

const GALLERY_TEXT = 'Ürünlerimizin yakından dokusu, projelerimizin uzaktan görünüşü.';

export const gallery = definePage({
  title: 'Galeri',
  group: 'pages',
  address: '/gallery',
  parts: {
    intro: definePart(
      'Başlık',
      {
        title: { kind: 'text', label: 'Başlık', max: 40 },
        text: { kind: 'text', label: 'Metin', max: 160 },
        picture: {
          kind: 'picture',
          label: 'Kapak görseli',
          hint: 'Yazı görselin üstüne gelir; alt yarısı sakin bir fotoğraf seçin.',
          shape: 'aspect-[21/9]',
        },
      },
      { title: 'Galeri', text: GALLERY_TEXT, picture: { src: sitePictureUrl('after.jpg'), alt: '' } },
    ),
    search: searchPart('Galeri', GALLERY_TEXT),
  },
});

const BLOG_TEXT = 'Şantiyeden, atölyeden ve bakım çantamızdan kısa, işe yarar yazılar.';

export const blogs = definePage({
  title: 'Blog',
  group: 'pages',
  address: '/blogs',
  parts: { intro: introPart('Blog', BLOG_TEXT), search: searchPart('Blog', BLOG_TEXT) },
});
