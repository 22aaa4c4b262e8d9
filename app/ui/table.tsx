// biome-ignore-all lint/a11y/noRedundantRoles: below xl `display: grid` takes a table's meaning away; the roles keep it
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

type Column = {
  label: string;
  align?: 'end';
  className?: string;
  /** Shown instead of the label, which is then only read out. */
  head?: ReactNode;
};

type TableProps = {
  /** Names the table for screen readers. */
  label: string;
  columns: readonly Column[];
  /** While rows are being reordered, the move buttons take the place of the actions on phones. */
  ordering?: boolean;
  className?: string;
  /** `TableRow`s. */
  children: ReactNode;
};

/** Below xl each row becomes a stacked block. */
export function Table({ label, columns, ordering = false, className, children }: TableProps) {
  return (
    <div className={classNames('panel overflow-hidden', ordering && 'ordering', className)}>
      <table role="table" aria-label={label} className="grid-table stack">
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.label}
                role="columnheader"
                scope="col"
                className={classNames(column.align === 'end' && 'at-end', column.className)}
              >
                {column.head ?? column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">{children}</tbody>
      </table>
    </div>
  );
}

export function TableRow(props: ComponentProps<'tr'>) {
  return <tr role="row" {...props} />;
}

const cellClass = {
  check: 'c-chk',
  number: 'c-no tnum',
  title: 'c-title',
  sub: 'c-sub text-stone-600',
  badge: 'c-badge',
  actions: 'c-act',
  /** A form across the whole row. */
  form: 'c-form',
  /** A column that the stacked rows leave out; repeat its text inside the title cell with `xl:hidden`. */
  wide: 'text-stone-600 max-xl:hidden',
} as const;

type TableCellProps = ComponentProps<'td'> & { kind: keyof typeof cellClass };

export function TableCell({ kind, className, children, ...rest }: TableCellProps) {
  return (
    <td role="cell" className={classNames(cellClass[kind], className)} {...rest}>
      {kind === 'actions' ? <div className="row-actions">{children}</div> : children}
    </td>
  );
}
