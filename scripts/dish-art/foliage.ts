/** Sprigs and fruit for the table tops behind the app: larger and flatter than what lies in a dish. */
import { shade, tint } from '#art/drawing/color.ts';
import { polar } from '#art/drawing/shape.ts';
import { dot, fill, line, moved, nums, oval } from '#art/drawing/svg.ts';

/** A stem about 180 long that grows upwards, with five pairs of leaves. */
export function frond(c: string, transform: string): string {
  const pairs = [22, 52, 82, 112, 140];
  const left = pairs.map(
    (y, i) =>
      `M${nums([y * 0.1, -y], 0)}c-34-6-52-26-${54 - i * 3}-${52 - i * 3}c30 2 50 20 ${54 - i * 3} ${52 - i * 3}z`,
  );
  const right = pairs.map(
    (y, i) =>
      `M${nums([y * 0.1 + 2, -y - 8], 0)}c32-2 54-18 ${60 - i * 3}-${44 - i * 3}c-30-2-54 14-${60 - i * 3} ${44 - i * 3}z`,
  );
  return moved(
    line('M0 0C4-60 10-110 22-172', c, 5) + fill(left.join(''), c) + fill(right.join(''), shade(c, 0.08)),
    transform,
  );
}

/** A sprig of small round-ended leaves, as of olive or bay. */
export function sprig(c: string, transform: string): string {
  const leaves = [0, 1, 2, 3, 4, 5].map((i) => {
    const side = i % 2 ? 1 : -1;
    return moved(
      fill('M0 0C10-16 40-18 58-2C40 12 12 12 0 0Z', i % 2 ? c : shade(c, 0.08)) +
        line('M4 0H48', tint(c, 0.35), 2),
      `translate(${nums([i * 26 - 70, side * 2], 0)})rotate(${side * -38})`,
    );
  });
  return moved(line('M-96 4C-40-6 30-6 86 2', shade(c, 0.2), 4) + leaves.join(''), transform);
}

/** Half a citrus fruit, cut side up. */
export function citrusHalf(rind: string, flesh: string, transform: string): string {
  const segments = Array.from({ length: 8 }, (_, i) => {
    const a = (i / 8) * Math.PI * 2;
    const d = `M${nums(polar(a, 5), 0)}L${nums(polar(a - 0.32, 38), 0)}Q${nums(polar(a, 46), 0)} ${nums(polar(a + 0.32, 38), 0)}Z`;
    return d;
  });
  return moved(
    oval(6, 10, 52, 52, '#3b1c0a', ' opacity=".22"') +
      dot(0, 0, 52, rind) +
      dot(0, 0, 46, '#fdf4d6') +
      fill(segments.join(''), flesh),
    transform,
  );
}

/** A folded cloth with two stripes at its right edge, as seen from above. */
export function cloth(c: string, stripe: string, transform: string): string {
  return moved(
    fill('M-178-246L190-258L184 250L-186 262Z', '#3b1c0a', ' opacity=".2" transform="translate(9 14)"') +
      fill('M-178-246L190-258L184 250L-186 262Z', c) +
      line('M150-257L144 251M130-256L124 252', stripe, 5, ' opacity=".8"') +
      line('M-178-200L188-211M-184 214L184 204', shade(c, 0.12), 3) +
      line('M-40-250Q-26 0-46 258', shade(c, 0.08), 3),
    transform,
  );
}
