import { href } from 'react-router';
import type { UsedProductView } from '#app/features/projects/links.server.ts';
import type { ProjectView } from '#app/features/projects/queries.server.ts';
import { paragraphsOf } from '#app/shared/paragraphs.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon.tsx';
import { SpecTable } from '#app/ui/spec-table.tsx';
import { titleSize } from '#app/ui/title-size.ts';
import { UsedProducts } from './used-products.tsx';

/** Description, features and facts below the pictures. Parts without data are left out. */
export function ProjectText({ project, used }: { project: ProjectView; used: UsedProductView[] }) {
  const [lead, ...rest] = paragraphsOf(project.description);
  return (
    <div className="grid grid-cols-1 gap-x-20 gap-y-12 pt-10 pb-section md:pt-14 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
      <div>
        <h1 className={classNames(titleSize(project.title), '[overflow-wrap:anywhere]')}>{project.title}</h1>
        {lead && <p className="mt-6 max-w-[38em] whitespace-pre-line text-lead text-stone-600">{lead}</p>}
        {rest.map((paragraph) => (
          <p key={paragraph} className="mt-5 max-w-[40em] whitespace-pre-line text-stone-600">
            {paragraph}
          </p>
        ))}
        {project.features.length > 0 && (
          <>
            <h2 className="mt-12 text-h3">Öne çıkanlar</h2>
            <ul className="mt-5 max-w-[40em]">
              {project.features.map((feature) => (
                <li key={feature} className="flex gap-4 border-stone-300 border-t py-3.5">
                  <Icon name="check" className="mt-0.5 size-6 text-teak-600" />
                  {feature}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <aside aria-labelledby="kunye">
        <div className="lg:sticky lg:top-24">
          <h2 id="kunye" className="text-h3">
            Proje künyesi
          </h2>
          <SpecTable
            className="mt-5"
            rows={[
              ...(project.location ? [{ label: 'Konum', value: project.location }] : []),
              { label: 'Tamamlanma', value: project.completed.text },
              ...project.specifications,
            ]}
          />
          <UsedProducts products={used} />
          <ButtonLink to={href('/contact')} className="no-print mt-7 w-full">
            Benzer Bir Proje İçin Yazın
          </ButtonLink>
        </div>
      </aside>
    </div>
  );
}
