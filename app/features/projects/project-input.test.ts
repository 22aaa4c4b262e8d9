import { describe, expect, it } from 'vitest';
import { checkProject, EMPTY_PROJECT, type ProjectValues, readProjectForm } from './project-input.ts';

const filled: ProjectValues = {
  title: ' Kandilli yalı terası ',
  description: 'Boğaz’a bakan teras.',
  location: 'Kandilli, İstanbul',
  completion_date: '2025-06-14',
  images: ['/images/a.jpg'],
  features: ['Gizli klips'],
  specifications: [{ label: 'Alan', value: '210 m²' }],
  products: [],
  is_active: true,
};

describe('the project form', () => {
  it('begins with one empty image, feature and specification, and active', () => {
    expect(EMPTY_PROJECT).toMatchObject({
      images: [''],
      features: [''],
      specifications: [{ label: '', value: '' }],
      is_active: true,
    });
  });

  it('names each field that is missing', () => {
    expect(checkProject(EMPTY_PROJECT)).toEqual({
      errors: {
        fields: {
          title: 'Baslik gereklidir',
          description: 'Aciklama gereklidir',
          location: 'Konum gereklidir',
          completion_date: 'Tamamlanma tarihi gereklidir',
          images: 'En az bir resim gereklidir',
        },
        images: {},
        specifications: {},
        products: {},
      },
    });
  });

  it('asks both halves of a specification, at its own row of the form', () => {
    const specifications = [
      { label: ' ', value: '' },
      { label: 'Alan', value: '' },
      { label: '', value: '210 m²' },
    ];
    expect(checkProject({ ...filled, specifications })).toMatchObject({
      errors: { specifications: { 1: { value: 'Deger gereklidir' }, 2: { label: 'Etiket gereklidir' } } },
    });
  });

  it('drops blank entries and gives the completion date as an ISO timestamp', () => {
    const checked = checkProject({
      ...filled,
      images: ['', ' /images/a.jpg ', ' '],
      features: ['', 'Gizli klips'],
      specifications: [{ label: '', value: '' }, ...filled.specifications],
    });
    const { products: _, ...fields } = filled;
    expect(checked).toEqual({
      input: { ...fields, title: 'Kandilli yalı terası', completion_date: '2025-06-14T00:00:00.000Z' },
    });
  });

  it.each(['javascript:alert(1)', 'resim.jpg', '/images/', '/etc/passwd', 'data:image/png;base64,AA'])(
    'takes no %s for a picture',
    (url) => {
      expect(checkProject({ ...filled, images: ['', url] })).toMatchObject({
        errors: { images: { 1: 'Gecerli bir resim adresi girin' } },
      });
    },
  );

  it('takes no date that is none', () => {
    expect(checkProject({ ...filled, completion_date: '2025-13-45' })).toMatchObject({
      errors: { fields: { completion_date: 'Gecerli bir tarih girin' } },
    });
  });

  it('is read from what the browser posts', () => {
    const form = new FormData();
    for (const [name, value] of [
      ['title', 'A'],
      ['images', '/images/a.jpg'],
      ['images', '/images/b.jpg'],
      ['features', 'x'],
      ['specifications.label', 'Alan'],
      ['specifications.value', '10'],
      ['products.id', 'a'],
      ['products.chosen', 'Deck'],
      ['products.title', 'Deck'],
      ['products.color_id', 'b'],
      ['products.id', ''],
      ['products.chosen', ''],
      ['products.title', ''],
      ['products.color_id', ''],
      ['is_active', 'on'],
    ] as const) {
      form.append(name, value);
    }
    expect(readProjectForm(form)).toEqual({
      title: 'A',
      description: '',
      location: '',
      completion_date: '',
      images: ['/images/a.jpg', '/images/b.jpg'],
      features: ['x'],
      specifications: [{ label: 'Alan', value: '10' }],
      products: [
        { id: 'a', chosen: 'Deck', title: 'Deck', color_id: 'b' },
        { id: '', chosen: '', title: '', color_id: '' },
      ],
      is_active: true,
    });
  });
});
