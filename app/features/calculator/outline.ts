/** A side of the plan, by its name in the address. */
export type Side = 'ust' | 'alt' | 'sol' | 'sag';

/** A rectangle of the plan; y grows downwards. */
export interface Rect {
  x: number;
  y: number;
  /** Along the boards. */
  width: number;
  depth: number;
}

/** A straight piece of the outline: `at` is its y when it faces up or down, its x when it faces left or right. */
export interface Edge {
  side: Side;
  at: number;
  from: number;
  to: number;
}

/** The edge of a rectangle, and the opposite one, which hides it where a neighbour touches. */
const edges: Record<Side, { of: (r: Rect) => Omit<Edge, 'side'>; opposite: Side }> = {
  ust: { of: (r) => ({ at: r.y, from: r.x, to: r.x + r.width }), opposite: 'alt' },
  alt: { of: (r) => ({ at: r.y + r.depth, from: r.x, to: r.x + r.width }), opposite: 'ust' },
  sol: { of: (r) => ({ at: r.x, from: r.y, to: r.y + r.depth }), opposite: 'sag' },
  sag: { of: (r) => ({ at: r.x + r.width, from: r.y, to: r.y + r.depth }), opposite: 'sol' },
};

/** The outline of rectangles that do not overlap; pieces that continue one another are joined. */
export function outlineOf(rects: Rect[]): Edge[] {
  return (Object.keys(edges) as Side[]).flatMap((side) => {
    const open: Edge[] = [];
    for (const rect of rects) {
      let pieces = [edges[side].of(rect)];
      for (const neighbour of rects) {
        const hiding = edges[edges[side].opposite].of(neighbour);
        if (hiding.at !== pieces[0]?.at) continue;
        pieces = pieces.flatMap((piece) =>
          [
            { ...piece, to: Math.min(piece.to, hiding.from) },
            { ...piece, from: Math.max(piece.from, hiding.to) },
          ].filter(({ from, to }) => from < to),
        );
      }
      open.push(...pieces.map((piece) => ({ side, ...piece })));
    }
    open.sort((a, b) => a.at - b.at || a.from - b.from);
    return open.reduce<Edge[]>((joined, edge) => {
      const last = joined.at(-1);
      if (last?.at === edge.at && last.to === edge.from) last.to = edge.to;
      else joined.push({ ...edge });
      return joined;
    }, []);
  });
}
