/** The parts of glass vessels that do not depend on what is in them. */
import { mix, shade, tint } from '../drawing/color.ts';
import type { Mood } from '../drawing/palette.ts';
import { fill, group, line, num } from '../drawing/svg.ts';
import type { FrontVessel } from './front-vessels.ts';

export function straw(v: FrontVessel): string {
  const d = `M6 ${v.foot - 30}L46 ${v.brim - 52}`;
  return (
    line(d, '#4212', 17) +
    line(d, '#fbf3e4', 13) +
    line(d, '#d3694a', 13, ' stroke-dasharray="10 12" stroke-linecap="butt"') +
    line(d, '#fff8', 2.5, ' transform="translate(-4)"')
  );
}

export const cork = (): string =>
  fill('M-15-190Q-15-196-9-196H9Q15-196 15-190V-154H-15z', '#c99a63') +
  line('M-8-186v24M3-190v30', '#e6c08d', 3) +
  fill('M-24-160H24V-146H-24z', '#fff', ' opacity=".55"');

/** A screw lid, and a paper label with a sprig. */
export function lid(mood: Mood): string {
  const c = mix(mood.stripe, '#7d5b3a', 0.25);
  const ridges = Array.from({ length: 13 }, (_, i) => `M${-66 + i * 11}-130v26`).join('');
  return (
    fill('M-74-136Q-74-142-68-142H68Q74-142 74-136V-106Q74-100 68-100H-68Q-74-100-74-106z', c) +
    line(ridges, shade(c, 0.24), 2.5, ' opacity=".6"') +
    line('M-66-137H64', tint(c, 0.6), 4, ' opacity=".8"') +
    fill('M-74-112V-106Q-74-100-68-100H68Q74-100 74-106V-112z', shade(c, 0.3), ' opacity=".5"') +
    group(
      fill(
        'M-50-42h100q6 0 6 6v84q0 6-6 6h-100q-6 0-6-6v-84q0-6 6-6z',
        '#fbf4e4',
        ' stroke="#4213" stroke-width="3"',
      ) +
        fill('M-44-34h88v68h-88z', 'none', ` stroke="${mood.stripe}" stroke-width="2" opacity=".7"`) +
        line('M-18 26C-6 14 2 2 6-20', '#6f8f5a', 3.5) +
        fill(
          'M-2 10C-20 10-28 0-28-12C-12-12-2-4-2 10ZM4-4C18-4 26-14 26-26C12-26 4-18 4-4ZM6-18C2-28 6-34 14-38C18-28 14-20 6-18Z',
          '#7f9c60',
        ),
      'transform="translate(0 34)"',
    )
  );
}

/** Light on the glass and its edges; `rim` is half the height of the opening, 0 where a lid hides it. */
export function glassFront(v: FrontVessel, rim: number): string {
  const bottom = v.foot - 34;
  const w = v.kind === 'bottle' ? 50 : v.footHalf;
  const left =
    v.kind === 'glass'
      ? `M${num(-v.brimHalf + 13)} ${v.brim + 34}L${num(-v.footHalf + 12)} ${bottom}`
      : `M${-w + 2} ${v.kind === 'jar' ? -46 : -4}V${bottom - 20}`;
  return (
    line(left, '#fff', 8, ' opacity=".5"') +
    line(`M${num(w - 9)} ${bottom - 60}V${bottom - 4}`, '#fff', 4, ' opacity=".35"') +
    fill(v.outline, 'none', ' stroke="#fff" stroke-opacity=".55" stroke-width="3"') +
    (rim
      ? line(
          `M${-v.brimHalf} ${v.brim}A${v.brimHalf} ${num(rim)} 0 0 0 ${v.brimHalf} ${v.brim}`,
          '#fff',
          3.5,
          ' opacity=".85"',
        )
      : '') +
    line(`M${num(-v.footHalf + 16)} ${v.foot - 5}H${num(v.footHalf - 16)}`, '#fff', 5, ' opacity=".5"')
  );
}
