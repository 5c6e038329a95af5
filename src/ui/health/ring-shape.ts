/** In a view box of 196 units. */
export const ringRadius = 90.5;

const center = 98;
const tickCount = 50;

function at(turn: number, radius: number): string {
  const angle = turn * 2 * Math.PI;
  return `${(center + radius * Math.sin(angle)).toFixed(2)} ${(center - radius * Math.cos(angle)).toFixed(2)}`;
}

/** Fifty tick marks inside the ring, every fifth a longer one; `value`: its position from 0 to 100. */
export const dialTicks = Array.from({ length: tickCount }, (_, index) => {
  const turn = index / tickCount;
  return {
    value: turn * 100,
    path: `M${at(turn, 76)}L${at(turn, index % 5 === 0 ? 67 : 71)}`,
  };
});
