import { colors } from './colors.ts';
import { gallery } from './gallery.ts';
import { posts } from './posts.ts';
import { products } from './products.ts';
import { projects } from './projects.ts';

/** What an empty database is filled with, so that a fresh start shows a whole website. */
export const demoCatalogue = { colors, products, projects, posts, gallery };
