import type { Size } from '../facade.ts';

export interface PlacedOpening extends Size {
  /** Which of the openings, as typed. */
  index: number;
  x: number;
  /** Height of its sill above the floor. */
  sill: number;
}

const isDoor = (opening: Size) => opening.height >= 1800;

/**
 * The address says how large openings are, not where. They are spread along the walls with equal distances: the widest
 * first, each on the wall with the most room. Those that find no room side by side are in `left`.
 */
export function placeOpenings(walls: Size[], openings: Size[]): { placed: PlacedOpening[][]; left: number[] } {
  const onWall: number[][] = walls.map(() => []);
  const free = walls.map(({ width }) => width);
  const left: number[] = [];
  const widestFirst = openings.map((_, index) => index).sort((a, b) => widthOf(b) - widthOf(a));
  function widthOf(index: number) {
    return openings[index]?.width ?? 0;
  }
  for (const index of widestFirst) {
    const opening = openings[index] as Size;
    const roomy = walls
      .map((wall, at) => ({ at, room: wall.height >= opening.height ? (free[at] ?? 0) : 0 }))
      .filter(({ room }) => room >= opening.width)
      .sort((a, b) => b.room - a.room)[0];
    if (!roomy) left.push(index);
    else {
      onWall[roomy.at]?.push(index);
      free[roomy.at] = roomy.room - opening.width;
    }
  }
  const placed = walls.map((wall, at) => {
    const indices = (onWall[at] ?? []).sort((a, b) => a - b);
    const distance = Math.floor((free[at] ?? 0) / (indices.length + 1));
    let x = 0;
    return indices.map((index) => {
      const opening = openings[index] as Size;
      x += distance + opening.width;
      const sill = isDoor(opening) ? 0 : Math.max(0, Math.min(900, wall.height - opening.height));
      return { ...opening, index, x: x - opening.width, sill };
    });
  });
  return { placed, left };
}
