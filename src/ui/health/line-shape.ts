export interface LinePoint {
  /** ISO date, YYYY-MM-DD. */
  readonly date: string;
  /** 0 to 100. */
  readonly value: number;
}

/** Size and padding of the chart, in SVG units. */
export const frame = { width: 350, height: 132, left: 28, right: 12, top: 12, bottom: 26 } as const;

/** The y coordinate of a value. */
export const heightOf = (value: number): number =>
  frame.top + (frame.height - frame.top - frame.bottom) * (1 - value / 100);

/** Coordinates of the points, on a time scale. */
export function placesOf(
  points: readonly LinePoint[],
): readonly { readonly x: number; readonly y: number }[] {
  const times = points.map(({ date }) => Date.parse(date));
  const first = times[0] ?? 0;
  const span = (times.at(-1) ?? 0) - first;
  const room = frame.width - frame.left - frame.right;
  return points.map(({ value }, index) => ({
    x: frame.left + (span === 0 ? room / 2 : (((times[index] ?? first) - first) / span) * room),
    y: heightOf(value),
  }));
}

export const lineThrough = (places: ReturnType<typeof placesOf>): string =>
  places.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
