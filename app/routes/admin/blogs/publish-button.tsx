import type { AdminFetcher } from '#app/routes/admin/form/use-admin-fetcher.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';

type PublishButtonProps = {
  id: string;
  /** False takes the post back. */
  publish: boolean;
  publishing: AdminFetcher;
  titleId?: string;
};

export function PublishButton({ id, publish, publishing, titleId }: PublishButtonProps) {
  return (
    <publishing.Form method="post" className="contents">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="is_published" value={String(publish)} />
      <Button
        type="submit"
        name="intent"
        value="publish"
        variant={publish ? 'outline' : 'quiet'}
        size="sm"
        disabled={publishing.busy}
        aria-describedby={titleId}
      >
        <Icon name="eye" />
        {publish ? 'Yayınla' : 'Taslağa Al'}
      </Button>
    </publishing.Form>
  );
}
