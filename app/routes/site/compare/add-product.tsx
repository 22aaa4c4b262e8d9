import { Form, href } from 'react-router';
import { Button } from '#app/ui/button.tsx';

interface AddProductProps {
  compared: { slug: string }[];
  others: { slug: string; title: string }[];
}

/** In place of the missing column. */
export function AddProduct({ compared, others }: AddProductProps) {
  return (
    <Form action={href('/karsilastir')} preventScrollReset className="versus-add">
      {compared.map(({ slug }) => (
        <input key={slug} type="hidden" name="urun" value={slug} />
      ))}
      <label className="label" htmlFor="ekle">
        Ürün ekle
      </label>
      <select id="ekle" name="urun" required className="input">
        <option value="">Ürün seçin</option>
        {others.map(({ slug, title }) => (
          <option key={slug} value={slug}>
            {title}
          </option>
        ))}
      </select>
      <Button type="submit" variant="outline">
        Ekle
      </Button>
    </Form>
  );
}
