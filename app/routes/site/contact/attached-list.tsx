import { href } from 'react-router';
import { FieldError } from '#app/ui/field-error.tsx';
import { Link } from '#app/ui/link.tsx';
import type { Attachment } from './attachment.server.ts';

/** What goes along with the message, so that nobody has to type it again. */
export function AttachedList({ attachment: { details, notice } }: { attachment: Attachment }) {
  const rows = [
    ...(details?.product ? [{ label: 'Ürün', value: details.product }] : []),
    ...(details?.color ? [{ label: 'Renk', value: details.color }] : []),
    ...(details?.lines ?? []),
  ];
  return (
    <div className="mb-7 wrap-anywhere">
      {notice && <FieldError>{notice}</FieldError>}
      {rows.length > 0 && (
        <>
          <h3 className="mb-3 font-sans font-semibold text-base">Mesajınıza eklenecek</h3>
          <table className="spec">
            <caption className="sr-only">Mesajınıza eklenecek</caption>
            <tbody>
              {rows.map(({ label, value }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {details?.link && (
        <Link className="link mt-3 inline-flex min-h-11 items-center" to={details.link}>
          Hesabı aç
        </Link>
      )}
      {!details && (
        <Link className="link mt-2 inline-flex min-h-11 items-center" to={href('/products')}>
          Ürünler
        </Link>
      )}
    </div>
  );
}
