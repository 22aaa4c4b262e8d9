import { href } from 'react-router';
import type { PostCardView } from '#app/features/blog/queries.server.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Link } from '#app/ui/link.tsx';
import { Picture } from '#app/ui/picture.tsx';

/** The newest post is wide, with the picture on the left. */
export function PostCard({ post, wide }: { post: PostCardView; wide: boolean }) {
  return (
    <Link
      to={href('/blogs/:slug', { slug: post.slug })}
      className={classNames(
        'plate block',
        wide && 'lg:grid lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:items-end lg:gap-12',
      )}
    >
      <div className={classNames('photo', wide ? 'aspect-[16/10]' : 'aspect-[3/2]')}>
        {post.picture ? (
          <Picture
            picture={post.picture}
            alt=""
            sizes={
              wide
                ? '(min-width: 86rem) 48rem, (min-width: 64rem) 60vw, 90vw'
                : '(min-width: 86rem) 25rem, (min-width: 64rem) 30vw, (min-width: 48rem) 50vw, 90vw'
            }
            maxWidth={wide ? 1600 : 1000}
            priority={wide}
          />
        ) : (
          <span className="grid size-full place-items-center text-stone-400">
            <Icon name="doc" className="size-14" />
          </span>
        )}
      </div>
      <div className={classNames('mt-5 lg:pr-2', wide && 'lg:mt-0 lg:pb-4')}>
        <time dateTime={post.published.iso} className="text-sm text-stone-600 tnum">
          {post.published.text}
        </time>
        <h2 className={classNames('mt-1.5 [overflow-wrap:anywhere]', wide ? 'text-h2' : 'text-h3')}>
          <span className="plate-title">{post.title}</span>
        </h2>
        <p className="mt-3 text-stone-600 [overflow-wrap:anywhere]">{post.excerpt}</p>
      </div>
    </Link>
  );
}
