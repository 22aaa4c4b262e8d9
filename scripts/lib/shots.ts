import type { Page } from '@playwright/test';
import {
  choosePhotograph,
  chooseTooLarge,
  confirmDelete,
  failToSend,
  fillProductForm,
  followFirst,
  holdUpload,
  hoverProducts,
  loadSlowly,
  openMenu,
  openOrdering,
  openPicker,
  openQuestion,
  openViewer,
  scrollPastHero,
  sendAndHold,
  sendEmpty,
  submitEmpty,
  typeAndLeave,
} from './shot-steps.ts';

/** An address, or with the steps to take there before the screenshot. */
export interface Shot {
  path: string;
  act?: (page: Page) => Promise<unknown>;
  /** Only the viewport, because something overlays the page or sticks to its edge. */
  window?: boolean;
  /** For what exists only below, or only above, the breakpoint of menus and tables. */
  only?: 'phone' | 'desktop';
  print?: boolean;
  withoutJavaScript?: boolean;
}
export type Shots = Record<string, string | Shot>;

export const SITE: Shots = {
  home: '/',
  'home-hero': { path: '/', window: true },
  'home-bar-white': { path: '/', act: scrollPastHero, window: true },
  'nav-menu': { path: '/', act: openMenu, window: true, only: 'phone' },
  'nav-menu-products': { path: '/products', act: openMenuOnProducts, window: true, only: 'phone' },
  'nav-dropdown': { path: '/products', act: hoverProducts, window: true, only: 'desktop' },
  about: '/about',
  products: '/products',
  'products-category': '/products?category=fence',
  'products-not-found': '/products/yok',
  'product-detail': '/products/masif-deck-140',
  'product-detail-color': '/products/masif-deck-140?renk=ceviz',
  'product-detail-bar': { path: '/products/masif-deck-140', window: true },
  'product-detail-question': { path: '/products/masif-deck-140', act: openQuestion },
  'product-detail-viewer': { path: '/products/masif-deck-140', act: openViewer, window: true },
  'product-detail-print': { path: '/products/masif-deck-140', print: true, only: 'desktop' },
  colors: '/renkler',
  'color-detail': '/renkler/teak',
  'color-detail-print': { path: '/renkler/teak', print: true, only: 'desktop' },
  'colors-not-found': '/renkler/yok',
  'products-color': '/products?renk=teak',
  projects: '/projects',
  'projects-loading': { path: '/about', act: (page) => loadSlowly(page, 'Projeler', '/projects'), window: true },
  'project-detail': '/projects/kandilli-yali-terasi',
  'project-detail-viewer': { path: '/projects/kandilli-yali-terasi', act: openViewer, window: true },
  'projects-not-found': '/projects/yok',
  gallery: '/gallery',
  'gallery-projects': '/gallery?tur=project',
  'gallery-viewer': { path: '/gallery', act: openViewer, window: true },
  calculator: '/hesapla',
  'calculator-deck': '/hesapla?tur=deck&urun=masif-deck-140&renk=teak&en=6,00&boy=4,00&en=3,20&boy=2,40&yer=alt-sol',
  'calculator-fence': '/hesapla?tur=cit&urun=lamel-cit-180&renk=kum&kol=9,00&kapi=&kol=5,40&kapi=1,00',
  'calculator-facade': '/hesapla?tur=cephe&en=8,00&boy=3,00&acik_en=2,20&acik_boy=1,30&acik_en=1,00&acik_boy=2,15',
  'calculator-errors': '/hesapla?tur=deck&urun=yok&en=60&boy=x',
  'calculator-print': {
    path: '/hesapla?tur=deck&urun=masif-deck-140&renk=teak&en=6,00&boy=4,00&en=3,20&boy=2,40&yer=alt-sol',
    print: true,
    only: 'desktop',
  },
  blogs: '/blogs',
  'blog-detail': { path: '/blogs', act: (page) => followFirst(page, 'main a.plate') },
  'blogs-not-found': '/blogs/yok',
  contact: '/contact',
  'contact-invalid': { path: '/contact', act: sendEmpty },
  'contact-sending': { path: '/contact', act: sendAndHold },
  'contact-error': { path: '/contact', act: failToSend },
  tesekkurler: '/tesekkurler',
  search: '/ara',
  'search-results': '/ara?q=deck',
  'search-nothing': '/ara?q=bulunmayan',
  privacy: '/privacy',
  terms: '/terms',
  'installation-guide': '/installation-guide',
  faq: '/faq',
  'return-policy': '/return-policy',
  'payment-options': '/payment-options',
  erisilebilirlik: '/erisilebilirlik',
  'unknown-path': { path: '/boyle-bir-sayfa-yok', window: true },
  'home-no-script': { path: '/', withoutJavaScript: true },
  'admin-login': '/admin/login',
  'admin-forgot': '/admin/forgot',
  'admin-new-password-expired': '/admin/new-password',
  'admin-login-failed': { path: '/admin/login', act: failToSignIn, window: true },
};

export const BACK_OFFICE: Shots = {
  'admin-dashboard': '/admin/dashboard',
  'admin-pending': {
    path: '/admin/dashboard',
    act: (page) => loadSlowly(page, 'Renkler', '/admin/colors'),
    window: true,
  },
  'admin-products': '/admin/products',
  'admin-products-nothing': '/admin/products?q=bulunmayan',
  'admin-products-ordering': { path: '/admin/products', act: openOrdering },
  'admin-products-confirm': { path: '/admin/products', act: confirmDelete, window: true },
  'admin-product-new': '/admin/products/new',
  'admin-product-invalid': { path: '/admin/products/new', act: submitEmpty },
  'admin-product-leave': { path: '/admin/products/new', act: typeAndLeave, window: true },
  'admin-product-uploading': { path: '/admin/products/new', act: holdUpload },
  'admin-product-too-large': { path: '/admin/products/new', act: chooseTooLarge, window: true },
  'admin-product-edit': { path: '/admin/products', act: (page) => followFirst(page, 'main td a[href$="/edit"]') },
  'admin-product-saved': { path: '/admin/products/new', act: fillProductForm, window: true },
  'admin-projects': '/admin/projects',
  'admin-projects-confirm': { path: '/admin/projects', act: confirmDelete, window: true },
  'admin-project-new': '/admin/projects/new',
  'admin-project-invalid': { path: '/admin/projects/new', act: submitEmpty },
  'admin-project-edit': { path: '/admin/projects', act: (page) => followFirst(page, 'main a[href$="/edit"]') },
  'admin-blogs': '/admin/blogs',
  'admin-blog-new': '/admin/blogs/new',
  'admin-blog-invalid': { path: '/admin/blogs/new', act: submitEmpty },
  'admin-blog-edit': { path: '/admin/blogs', act: (page) => followFirst(page, 'main a[href$="/edit"]') },
  'admin-blog-preview': { path: '/admin/blogs', act: previewFirst },
  'admin-gallery': '/admin/gallery',
  'admin-gallery-confirm': { path: '/admin/gallery', act: confirmDelete, window: true },
  'admin-gallery-new': '/admin/gallery/new',
  'admin-gallery-invalid': { path: '/admin/gallery/new', act: submitEmpty },
  'admin-gallery-edit': { path: '/admin/gallery', act: (page) => followFirst(page, 'main a[href$="/edit"]') },
  'admin-colors': '/admin/colors',
  'admin-colors-invalid': { path: '/admin/colors', act: submitEmpty },
  'admin-colors-confirm': { path: '/admin/colors', act: confirmDelete, window: true },
  'admin-people': '/admin/people',
  'admin-mail': '/admin/mail',
  'admin-messages': '/admin/messages',
  'admin-message': { path: '/admin/messages', act: (page) => followFirst(page, 'main li a[href*="/admin/messages/"]') },
  'admin-media': '/admin/media',
  'admin-media-detail': { path: '/admin/media', act: (page) => followFirst(page, 'main .tiles a') },
  'admin-media-picker': { path: '/admin/projects/new', act: openPicker, window: true },
  'admin-media-shrink': { path: '/admin/media', act: choosePhotograph, window: true },
  'admin-media-nothing': '/admin/media?q=bulunmayan',
  'admin-account': '/admin/account',
  'admin-activity': '/admin/activity',
  'admin-bin': '/admin/bin',
  'admin-not-found': '/admin/products/00000000-0000-4000-8000-000000000000/edit',
};

/** More than one page of everything, with very long words. */
export const CROWDED: Shots = {
  'gallery-long': '/gallery',
  'gallery-long-last-page': '/gallery?sayfa=2',
  'gallery-long-viewer': { path: '/gallery', act: openViewer, window: true },
  'products-long': '/products',
  'product-detail-long': { path: '/products/uzun', act: openQuestion },
  'admin-gallery-long': '/admin/gallery',
  'admin-products-long': '/admin/products',
};

/** A site without the demo catalogue. */
export const EMPTY: Shots = {
  'empty-home': '/',
  'empty-products': '/products',
  'empty-products-category': '/products?category=pergola',
  'empty-projects': '/projects',
  'empty-gallery': '/gallery',
  'empty-blogs': '/blogs',
};

export const EMPTY_BACK_OFFICE: Shots = {
  'empty-admin-dashboard': '/admin/dashboard',
  'empty-admin-products': '/admin/products',
  'empty-admin-projects': '/admin/projects',
  'empty-admin-blogs': '/admin/blogs',
  'empty-admin-gallery': '/admin/gallery',
  'empty-admin-colors': '/admin/colors',
  'empty-admin-messages': '/admin/messages',
};

async function openMenuOnProducts(page: Page): Promise<void> {
  await openMenu(page);
  await page.locator('.site-menu details summary').click();
}

async function failToSignIn(page: Page): Promise<void> {
  await page.locator('input[name=email]').fill('baska@example.com');
  await page.locator('input[name=password]').fill('yanlis-sifre');
  await page.getByRole('button', { name: 'Giris Yap' }).click();
  await page.getByRole('alert').first().waitFor();
}

async function previewFirst(page: Page): Promise<void> {
  const address = await page.locator('main a[href$="/edit"]').first().getAttribute('href');
  const id = /blogs\/(.+)\/edit$/.exec(address ?? '')?.[1];
  await page.goto(`/admin/preview/post/${id}`, { waitUntil: 'networkidle' });
}
