import type { ReactNode } from 'react';
import type { WrittenDay } from '#app/shared/dates.ts';
import type { PictureView } from '#app/shared/images.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Picture } from '#app/ui/picture.tsx';
import { titleSize } from '#app/ui/title-size.ts';

export interface PostArticleView {
  title: string;
  published: WrittenDay;
  picture: PictureView | null;
  /** Cleaned by the loader. */
  html: string;
}

type PostArticleProps = {
  post: PostArticleView;
  /** Above the title: the breadcrumb. */
  above?: ReactNode;
  /** Beside the text, below it on phones. */
  beside?: ReactNode;
};

/** A post as visitors read it; the back-office shows its author the same before it is published. */
export function PostArticle({ post, above, beside }: PostArticleProps) {
  return (
    <article className="wrap pt-8 pb-section md:pt-12">
      {above}
      <header className="mt-6 max-w-[50rem]">
        <h1 className={classNames(titleSize(post.title), '[overflow-wrap:anywhere]')}>{post.title}</h1>
        <time dateTime={post.published.iso} className="mt-5 block text-stone-600 tnum">
          {post.published.text}
        </time>
      </header>
      {post.picture && (
        <div className="photo mt-8 aspect-[4/3] max-md:mx-[calc(var(--spacing-gutter)*-1)] max-md:rounded-none md:mt-12 md:aspect-[21/9]">
          <Picture
            picture={post.picture}
            alt={post.title}
            sizes="(min-width: 86rem) 78rem, 100vw"
            priority
            className="size-full object-cover object-[50%_55%]"
          />
        </div>
      )}
      <div className="mt-10 grid grid-cols-1 gap-x-20 gap-y-16 md:mt-16 lg:grid-cols-[minmax(0,1fr)_21rem]">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the loader, with the list that saving uses */}
        <div className="prose prose-post" dangerouslySetInnerHTML={{ __html: post.html }} />
        {beside}
      </div>
    </article>
  );
}
