import { href } from 'react-router';
import { ADMIN_CATEGORY_LABELS } from '#app/features/products/admin-category-labels.ts';
import { CATEGORIES } from '#app/features/products/category.ts';
import { ListFilter } from '#app/routes/admin/list/list-filter.tsx';
import type { Status } from '#app/shared/filtered-list.ts';

type ProductFilterProps = { text: string; category: string | undefined; status: Status | undefined };

export function ProductFilter({ text, category, status }: ProductFilterProps) {
  return (
    <ListFilter
      action={href('/admin/products')}
      filter={text}
      label="Urun ara"
      placeholder="Baslik veya aciklama"
      status={status}
      filtered={text !== '' || category !== undefined || status !== undefined}
    >
      <select
        // Remounted when the address changes by other means than this form, e.g. the back button.
        key={category}
        className="input input-auto max-sm:order-last"
        name="category"
        aria-label="Kategori"
        defaultValue={category ?? ''}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        <option value="">Tum kategoriler</option>
        {CATEGORIES.map((value) => (
          <option key={value} value={value}>
            {ADMIN_CATEGORY_LABELS[value]}
          </option>
        ))}
      </select>
    </ListFilter>
  );
}
