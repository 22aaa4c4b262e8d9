import { Form, href, Link } from 'react-router';
import { ADMIN_CATEGORY_LABELS, CATEGORIES } from '#app/features/products/category.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextField } from '#app/ui/field.tsx';

const options = CATEGORIES.map((value) => ({ value, label: ADMIN_CATEGORY_LABELS[value] }));

export function ListFilter({ text, category }: { text: string; category: string | undefined }) {
  return (
    // Filled anew when the address changes by other means than this form, e.g. the back button.
    <Form
      key={`${text} ${category}`}
      method="get"
      role="search"
      className="mt-6 grid grid-cols-1 gap-3 sm:grid-cols-[minmax(0,1fr)_14rem_auto_auto] sm:items-end"
    >
      <TextField name="q" type="search" label="Urun ara" placeholder="Baslik veya aciklama" defaultValue={text} />
      <SelectField
        name="category"
        label="Kategori"
        placeholder="Tum kategoriler"
        options={options}
        defaultValue={category ?? ''}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      />
      <Button type="submit" variant="outline">
        Ara
      </Button>
      {(text || category) && (
        <Link to={href('/admin/products')} className="link inline-flex min-h-12 items-center">
          Temizle
        </Link>
      )}
    </Form>
  );
}
