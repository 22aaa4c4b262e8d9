import { href } from 'react-router';
import { ChipLink, ChipRail } from '#app/ui/chip.tsx';

type PartTabsProps = { page: string; current: string; tabs: { name: string; title: string }[] };

/** The parts of one page. */
export function PartTabs({ page, current, tabs }: PartTabsProps) {
  if (tabs.length < 2) return null;
  return (
    <ChipRail label="Sayfanın bölümleri" className="mt-6">
      {tabs.map(({ name, title }) => (
        <ChipLink key={name} to={href('/admin/site/:page/:part', { page, part: name })} current={name === current}>
          {title}
        </ChipLink>
      ))}
    </ChipRail>
  );
}
