import type { ReactNode } from 'react';
import { href } from 'react-router';
import type { PictureView } from '#app/shared/images.ts';
import { BrandMark } from '#app/ui/brand-mark.tsx';
import { Link } from '#app/ui/link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { useSite } from '#app/ui/site-context.tsx';
import { Toaster } from '#app/ui/toast.tsx';

type SignInScreenProps = { picture: PictureView; title: string; text: ReactNode; children: ReactNode };

/** Around the forms of whoever is not signed in: the form on the left, from lg a picture on the right. */
export function SignInScreen({ picture, title, text, children }: SignInScreenProps) {
  const site = useSite();
  return (
    <main className="grid min-h-svh grid-cols-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
      <div className="flex flex-col justify-center px-5 py-12 sm:px-12 lg:px-20">
        <div className="mx-auto w-full max-w-[25rem]">
          <Link to={href('/')} className="flex min-h-11 items-center gap-2.5 text-stone-600">
            <BrandMark className="text-forest-800" />
            {site.name}
          </Link>
          <h1 className="mt-10 text-h2">{title}</h1>
          <p className="mt-3 wrap-anywhere text-stone-600">{text}</p>
          {children}
        </div>
      </div>
      <div className="relative hidden lg:block">
        <Picture
          picture={picture}
          alt=""
          sizes="54vw"
          maxWidth={1600}
          className="absolute inset-0 h-full w-full object-cover"
        />
      </div>
      <Toaster />
    </main>
  );
}

/** Below a form, to another one. */
export function SignInLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p className="text-center">
      <Link className="link inline-flex min-h-11 items-center" to={to}>
        {children}
      </Link>
    </p>
  );
}
