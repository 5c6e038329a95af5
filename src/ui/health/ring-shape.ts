/** In a square of 196 units. */
export const ringRadius = 90.5;

const centre = 98;
const tickCount = 50;

function at(turn: number, radius: number): string {
  const angle = turn * 2 * Math.PI;
  return `${(centre + radius * Math.sin(angle)).toFixed(2)} ${(centre - radius * Math.cos(angle)).toFixed(2)}`;
}

/** Fifty strokes of a kitchen scale inside the ring, every fifth a longer one; `value` is where on 0 to 100 each stands. */
export const dialTicks = Array.from({ length: tickCount }, (_, index) => {
  const turn = index / tickCount;
  return {
    value: turn * 100,
    path: `M${at(turn, 76)}L${at(turn, index % 5 === 0 ? 67 : 71)}`,
  };
});
