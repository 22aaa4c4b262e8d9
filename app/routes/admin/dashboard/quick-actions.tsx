import { href } from 'react-router';
import { ButtonAnchor, ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';

export function QuickActions() {
  return (
    <section>
      <h2 className="font-sans text-h4 font-semibold">Hizli islemler</h2>
      <div className="mt-3 grid gap-2.5 sm:grid-cols-2 xl:grid-cols-1">
        <ButtonLink variant="outline" className="btn-row" to={href('/admin/products/new')}>
          <Icon name="plus" />
          Yeni Urun Ekle
        </ButtonLink>
        <ButtonLink variant="outline" className="btn-row" to={href('/admin/projects/new')}>
          <Icon name="plus" />
          Yeni Proje Ekle
        </ButtonLink>
        <ButtonLink variant="outline" className="btn-row" to={href('/admin/blogs/new')}>
          <Icon name="plus" />
          Yeni Blog Yazisi
        </ButtonLink>
        <ButtonLink variant="outline" className="btn-row" to={href('/admin/site')}>
          <Icon name="pages" />
          Site bilgileri ve sayfalar
        </ButtonLink>
        <ButtonAnchor variant="outline" className="btn-row" href={href('/katalog.pdf')}>
          <Icon name="doc" />
          E-katalog indir (PDF)
        </ButtonAnchor>
        <ButtonAnchor variant="outline" className="btn-row" href={href('/')} newTab>
          <Icon name="ext" />
          Siteyi Goruntule
        </ButtonAnchor>
      </div>
    </section>
  );
}
