import { href } from 'react-router';
import { findFeedPosts } from '#app/features/blog/addresses.server.ts';
import { cleanHtml } from '#app/server/clean-html.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { normalizeImageUrl } from '#app/shared/images.ts';
import { excerptOf } from '#app/shared/plain-text.ts';

const FEED_LENGTH = 20;

export interface FeedEntry {
  url: string;
  title: string;
  summary: string;
  html: string;
  created: string;
  updated: string;
}

/** The newest posts as feed readers want them: whole, and with absolute addresses inside. */
export async function findFeedEntries(db: Db, siteUrl: string): Promise<FeedEntry[]> {
  const posts = await findFeedPosts(db, FEED_LENGTH);
  return posts.map((post) => {
    const cover = post.image_url
      ? `<p><img src="${normalizeImageUrl(post.image_url).replaceAll('&', '&amp;')}" alt=""></p>`
      : '';
    return {
      url: siteUrl + href('/blogs/:slug', { slug: post.slug }),
      title: post.title,
      summary: excerptOf(post.content),
      html: (cover + cleanHtml(post.content)).replace(/\b(src|href)="\//g, `$1="${siteUrl}/`),
      created: post.created_at,
      updated: post.updated_at > post.created_at ? post.updated_at : post.created_at,
    };
  });
}
