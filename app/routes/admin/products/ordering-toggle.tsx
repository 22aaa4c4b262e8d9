import { Form } from 'react-router';
import { AdminIcon } from '#app/ui/admin-icon.tsx';
import { Button } from '#app/ui/button.tsx';

/** Ordering is an address of its own, so that the back button leaves it. */
export function OrderingToggle({ ordering }: { ordering: boolean }) {
  return (
    <Form method="get" className="flex">
      {!ordering && <input type="hidden" name="siralama" value="1" />}
      <Button type="submit" className="flex-1" variant={ordering ? 'primary' : 'outline'} aria-pressed={ordering}>
        <AdminIcon name="sort" />
        {ordering ? 'Siralamayi Bitir' : 'Siralamayi Duzenle'}
      </Button>
    </Form>
  );
}
