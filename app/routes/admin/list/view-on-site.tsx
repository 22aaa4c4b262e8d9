import type { Spelling } from '#app/routes/admin/frame/spelling.ts';
import { ButtonAnchor } from '#app/ui/button.tsx';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { Icon } from '#app/ui/icon.tsx';

export const VIEW_ON_SITE: Record<Spelling, string> = { plain: 'Sitede gor', turkish: 'Sitede gör' };

type ViewOnSiteProps = {
  /** Null while visitors do not see the record. */
  page: string | null;
  spelling?: Spelling;
};

/** In a row of a list, under the title. */
export function ViewOnSiteLink({ page, title, spelling = 'turkish' }: ViewOnSiteProps & { title: string }) {
  if (page === null) return null;
  return (
    <ExternalLink className="view-link" href={page} newTab aria-label={`${VIEW_ON_SITE[spelling]}: ${title}`}>
      {VIEW_ON_SITE[spelling]}
      <Icon name="ext" />
    </ExternalLink>
  );
}

/** Beside the title of a form. */
export function ViewOnSiteButton({ page, spelling = 'turkish' }: ViewOnSiteProps) {
  if (page === null) return null;
  return (
    <ButtonAnchor variant="outline" size="sm" href={page} newTab>
      <Icon name="ext" />
      {VIEW_ON_SITE[spelling]}
    </ButtonAnchor>
  );
}
