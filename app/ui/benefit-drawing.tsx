import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

// Every benefit is one deck board in section (the clip: the joint between two) and one event.
const board = (
  <>
    <path d="M3 64H157Q159 64 159 66V71H153V75H159V84H1V75H7V71H1V66Q1 64 3 64Z" />
    <path
      d="M8 73.5L15 66.5M8 80.5L22 66.5M13.5 82L29 66.5M20.5 82L36 66.5M27.5 82L43 66.5M34.5 82L50 66.5M41.5 82L57 66.5M48.5 82L64 66.5M55.5 82L71 66.5M62.5 82L78 66.5M69.5 82L85 66.5M76.5 82L92 66.5M83.5 82L99 66.5M90.5 82L106 66.5M97.5 82L113 66.5M104.5 82L120 66.5M111.5 82L127 66.5M118.5 82L134 66.5M125.5 82L141 66.5M132.5 82L148 66.5M139.5 82L152 69.5M146.5 82L152 76.5"
      strokeWidth=".8"
      opacity=".55"
    />
  </>
);

const joint = (
  <>
    <path d="M3 64H72Q74 64 74 66V71H68V75H74V84H1V75H7V71H1V66Q1 64 3 64Z" />
    <path
      d="M8 73.5L15 66.5M8 80.5L22 66.5M13.5 82L29 66.5M20.5 82L36 66.5M27.5 82L43 66.5M34.5 82L50 66.5M41.5 82L57 66.5M48.5 82L64 66.5M55.5 82L67 70.5M62.5 82L67 77.5"
      strokeWidth=".8"
      opacity=".55"
    />
    <path d="M88 64H157Q159 64 159 66V71H153V75H159V84H86V75H92V71H86V66Q86 64 88 64Z" />
    <path
      d="M93 73.5L100 66.5M93 80.5L107 66.5M98.5 82L114 66.5M105.5 82L121 66.5M112.5 82L128 66.5M119.5 82L135 66.5M126.5 82L142 66.5M133.5 82L149 66.5M140.5 82L152 70.5M147.5 82L152 77.5"
      strokeWidth=".8"
      opacity=".55"
    />
  </>
);

const events = {
  brush: (
    <>
      <path d="M56 56l3-20h26l3 20zM59 36c0-5 6-5 6-9V14c0-9 14-9 14 0v13c0 4 6 4 6 9M64 56v-8m8 8v-6m8 6v-8" />
      <path d="M40 58 108 8" />
    </>
  ),
  clip: (
    <>
      <path d="M80 61v18M69 73h22M80 79v5" strokeWidth="2.4" />
      <path d="M80 14v34m-7-7 7 7 7-7" />
      <path d="M74 56v4m12-4v4M66 58h8m12 0h8" />
    </>
  ),
  foot: (
    <>
      <path d="M26 53c-5-9 3-14 11-12 7 2 14-4 25-5 14-2 27 3 27 12 0 7-8 9-17 9-12 0-17-4-25-2-8 2-17 4-21-2Z" />
      <ellipse cx="96" cy="37" rx="5" ry="4" />
      <ellipse cx="102" cy="43.5" rx="3.6" ry="2.8" />
      <ellipse cx="104.5" cy="49.5" rx="3.2" ry="2.5" />
      <ellipse cx="104" cy="54.8" rx="2.7" ry="2.1" />
      <ellipse cx="100.5" cy="59" rx="2.2" ry="1.7" />
    </>
  ),
  sun: (
    <>
      <path d="M52 52a28 28 0 0 1 56 0" />
      <path d="M80 6v8M47.5 19.5l5.6 5.6M112.5 19.5l-5.6 5.6M33 52h8M119 52h8" />
    </>
  ),
  water: (
    <>
      <path transform="translate(34 14) scale(1)" d="M0 0C5 7 8 11 8 15.5A8 8 0 0 1-8 15.5C-8 11-5 7 0 0Z" />
      <path transform="translate(78 4) scale(0.8)" d="M0 0C5 7 8 11 8 15.5A8 8 0 0 1-8 15.5C-8 11-5 7 0 0Z" />
      <path transform="translate(122 18) scale(0.9)" d="M0 0C5 7 8 11 8 15.5A8 8 0 0 1-8 15.5C-8 11-5 7 0 0Z" />
      <path d="M24 56q10-7 20 0M70 56q8-6 16 0M113 56q9-6 18 0" />
    </>
  ),
  years: (
    <>
      <path d="M2 46h156M2 40v12M158 40v12M33 43v6M64 43v6M96 43v6M127 43v6" />
      <text x="80" y="34" textAnchor="middle" className="font-display" fontSize="26" fill="currentColor" stroke="none">
        10
      </text>
    </>
  ),
} satisfies Record<string, ReactNode>;

export type BenefitDrawingName = keyof typeof events;

/** Decorative: the benefit's title stands beside it. */
export function BenefitDrawing({
  name,
  className = 'h-[5.5rem] w-40',
}: {
  name: BenefitDrawingName;
  className?: string;
}) {
  return (
    <svg
      viewBox="0 0 160 88"
      width="160"
      height="88"
      strokeWidth="1.5"
      aria-hidden="true"
      className={classNames('drawn', className)}
    >
      {name === 'clip' ? joint : board}
      <g className="text-teak-600" stroke="currentColor" strokeWidth="1.7">
        {events[name]}
      </g>
    </svg>
  );
}
