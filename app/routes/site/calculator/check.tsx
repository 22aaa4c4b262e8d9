interface CheckProps {
  name: string;
  value: string;
  label: string;
  defaultChecked: boolean;
}

export function Check({ label, ...input }: CheckProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="checkbox" className="size-6 flex-none accent-forest-800" {...input} />
      {label}
    </label>
  );
}
