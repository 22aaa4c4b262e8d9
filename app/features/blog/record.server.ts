import { cleanHtml } from '#app/server/clean-html.server.ts';
import type { RecordKind } from '#app/server/records/kind.server.ts';
import { EXCERPT_LENGTH } from '#app/shared/limits.ts';
import { plainText } from '#app/shared/plain-text.ts';
import { transliteratedSlug } from '#app/shared/slug.ts';
import { postSearchText } from './post.ts';
import { picturesInText } from './post-fields.ts';
import type { PostInput } from './post-input.ts';
import { visiblePosts } from './queries.server.ts';

export const posts: RecordKind<'blog_posts', PostInput> = {
  table: 'blog_posts',
  entity: 'post',
  // `status` is all that the editor says about publishing; `is_published` belongs to the list.
  columnsOf: ({ title, image_url, status, content: html }) => {
    const content = cleanHtml(html);
    return {
      title,
      slug: transliteratedSlug(title),
      content,
      excerpt: plainText(content).slice(0, EXCERPT_LENGTH),
      image_url,
      status,
    };
  },
  searchTextOf: postSearchText,
  columnsOnCreate: async (_trx, _input, author) => ({ author_id: author.id }),
  titleOf: (post) => post.title,
  picturesOf: (post) => [post.image_url, ...picturesInText(post.content)],
  addressesOf: ({ slug }) => [`/blogs/${slug}`, '/blogs'],
  visible: visiblePosts,
  shownBy: { is_published: true },
  ownerOf: (post) => post.author_id,
};
