import { CATEGORIES, CATEGORY_LABELS, categoryLabel } from '#app/features/products/category.ts';
import { PIECES_AT_MOST, type Piece, pieceValue, type SampleProduct } from '#app/features/products/sample-pieces.ts';
import { ColorBoard } from '#app/ui/color-board.tsx';
import { FieldError } from '#app/ui/field-error.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { TEXTS } from './sample-failure.ts';

/** More stand behind "Öteki … ürünü göster". */
const SHOWN_AT_FIRST = 4;

interface PieceListProps {
  products: SampleProduct[];
  pieces: Piece[];
  /** Products that were asked for in a colour which they do not have. */
  lacking: string[];
}

/** Every product with its colours as checkboxes. What is filtered out is hidden by the styles alone and stays chosen. */
export function PieceList({ products, pieces, lacking }: PieceListProps) {
  const chosen = new Set(pieces.map(pieceValue));
  const full = pieces.length >= PIECES_AT_MOST;
  const categories = CATEGORIES.filter((id) => products.some(({ category }) => category === id));
  const others = products.length - SHOWN_AT_FIRST;
  return (
    <div className="pick-list">
      {categories.length > 1 && (
        <fieldset className="mt-5 min-w-0">
          <legend className="sr-only">Kategori</legend>
          <div className="rail">
            <CategoryChip value="" label="Tümü" />
            {categories.map((id) => (
              <CategoryChip key={id} value={id} label={CATEGORY_LABELS[id]} />
            ))}
          </div>
        </fieldset>
      )}
      <div className="mt-6">
        {products.map((product, index) => (
          <fieldset
            key={product.slug}
            data-category={product.category}
            data-rest={index >= SHOWN_AT_FIRST && !lacking.includes(product.slug) ? '' : undefined}
            className="pick-product"
          >
            <legend>
              <span className="font-display text-h3">{product.title}</span>{' '}
              <span className="text-sm text-stone-600">{categoryLabel(product.category)}</span>
            </legend>
            {lacking.includes(product.slug) && <FieldError>{TEXTS.lacking}</FieldError>}
            <div className="picks">
              {product.colors.map((color) => {
                const value = pieceValue({ product, color });
                return (
                  <label key={color.slug} className="pick">
                    <input
                      type="checkbox"
                      name="parca"
                      value={value}
                      defaultChecked={chosen.has(value)}
                      disabled={full && !chosen.has(value)}
                    />
                    <span className="relative block">
                      <ColorBoard color={color.hex_code} small />
                      <span className="pick-mark">
                        <Icon name="check" />
                      </span>
                    </span>
                    {color.name}
                  </label>
                );
              })}
            </div>
          </fieldset>
        ))}
      </div>
      {others > 0 && (
        <label className="pick-rest">
          <input type="checkbox" className="sr-only" />
          <span className="link">Öteki {others} ürünü göster</span>
        </label>
      )}
    </div>
  );
}

function CategoryChip({ value, label }: { value: string; label: string }) {
  return (
    <label className="chip">
      <input type="radio" name="kategori" value={value} defaultChecked={value === ''} className="sr-only" />
      {label}
    </label>
  );
}
