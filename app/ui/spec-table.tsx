import { classNames } from './class-names.ts';

type SpecTableProps = { rows: readonly { label: string; value: string }[]; caption?: string; className?: string };

export function SpecTable({ rows, caption, className }: SpecTableProps) {
  return (
    <table className={classNames('spec', className)}>
      {caption && <caption className="sr-only">{caption}</caption>}
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.label} ${row.value}`}>
            <th scope="row">{row.label}</th>
            <td>{row.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
