import { href } from 'react-router';

// Where visitors see a record; null while they do not.

type Active = { slug: string; is_active: boolean };

export const productPage = ({ slug, is_active }: Active) => (is_active ? href('/products/:slug', { slug }) : null);
export const projectPage = ({ slug, is_active }: Active) => (is_active ? href('/projects/:slug', { slug }) : null);
export const postPage = ({ slug, is_published }: { slug: string; is_published: boolean }) =>
  is_published ? href('/blogs/:slug', { slug }) : null;
export const colorPage = ({ slug, is_visible }: { slug: string; is_visible: boolean }) =>
  is_visible ? href('/renkler/:slug', { slug }) : null;
/** Gallery items have no page of their own. */
export const galleryPage = ({ is_active }: { is_active: boolean }) => (is_active ? href('/gallery') : null);
