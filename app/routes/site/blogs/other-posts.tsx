import { href } from 'react-router';
import type { PostLinkView } from '#app/features/blog/queries.server.ts';
import { Link } from '#app/ui/link.tsx';
import { Picture } from '#app/ui/picture.tsx';

export function OtherPosts({ posts }: { posts: PostLinkView[] }) {
  return (
    <aside aria-labelledby="diger" className="no-print">
      <div className="lg:sticky lg:top-24">
        <h2 id="diger" className="text-h3">
          Diğer Blog Yazıları
        </h2>
        {posts.length > 0 && (
          <ul className="mt-5">
            {posts.map((post) => (
              <li key={post.id} className="border-stone-300 border-t">
                <Link to={href('/blogs/:slug', { slug: post.slug })} className="plate flex gap-4 py-4">
                  {post.picture && (
                    <div className="photo h-[4.5rem] w-24 flex-none">
                      <Picture picture={post.picture} alt="" sizes="6rem" maxWidth={240} />
                    </div>
                  )}
                  <div className="min-w-0">
                    <h3 className="font-sans font-semibold text-base leading-snug [overflow-wrap:anywhere]">
                      <span className="plate-title">{post.title}</span>
                    </h3>
                    <time dateTime={post.published.iso} className="mt-1 block text-sm text-stone-600">
                      {post.published.text}
                    </time>
                  </div>
                </Link>
              </li>
            ))}
          </ul>
        )}
        <p className="mt-0 border-stone-300 border-t pt-3">
          <Link to={href('/blogs')} className="link inline-flex min-h-11 items-center whitespace-nowrap">
            Tüm yazılar
          </Link>
        </p>
      </div>
    </aside>
  );
}
