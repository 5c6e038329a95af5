/** The table from above: paper, a cloth, cutlery. Quiet shapes that frame the vessel and change from dish to dish. */

import type { Rng } from '#domain/random/random.ts';
import type { Crop } from '../dish-spec.ts';
import { mix, shade, tint } from '../drawing/color.ts';
import type { Mood } from '../drawing/palette.ts';
import { dot, fill, group, type Ink, line, radial, ring } from '../drawing/svg.ts';
import { FRAME } from '../frame.ts';

export type Tools = 'none' | 'spoon' | 'fork' | 'both';

const SPOON =
  'M-9 150Q-3-10-5-40C-26-52-32-84-22-110C-14-130 14-130 22-110C32-84 26-52 5-40Q3-10 9 150Q0 160-9 150Z';
const FORK =
  'M-8 150Q-3 10-5-28C-22-34-25-52-23-76L-21-124Q-19-128-16-124L-15-78L-9-78L-8-124Q-5-129-3-124L-3-78H3L3-124Q5-129 8-124L9-78L15-78L16-124Q19-128 21-124L23-76C25-52 22-34 5-28Q3 10 8 150Q0 160-8 150Z';

function napkin(m: Mood): string {
  const side = mix(m.cloth, m.stripe, 0.18);
  return (
    fill('M-118-150Q0-156 120-149Q126 0 119 150Q0 155-120 150Q-125 0-118-150Z', m.cloth) +
    line('M-104-146V146M-92-146V146', m.stripe, 3.5, ' opacity=".75"') +
    line('M-84-146V146', m.stripe, 1.5, ' opacity=".75"') +
    line('M-116-128H118M-116-120H118M-116 132H118', side, 2.5) +
    line('M-40-150Q-30 0-44 150M50-150Q60 10 46 150', shade(m.cloth, 0.1), 2)
  );
}

interface Setting {
  readonly crop: Crop;
  readonly tools: Tools;
  /** Half the width the vessel takes, and where its middle is. */
  readonly reach: number;
  readonly cx: number;
  /** Id of the filter that lifts things off the table. */
  readonly lift: string;
}

type Cloth = (
  m: Mood,
  s: Setting,
  place: (x: number, y: number, turn: number, inner: string) => string,
) => string;

/** What lies under the vessel; one of these. */
const CLOTHS: readonly [Cloth, ...Cloth[]] = [
  (m, s, place) =>
    s.crop === 'wide' ? place(sideOf(s) * 190, 60, 24, napkin(m)) : place(-120, 130, 24, napkin(m)),
  (m, s, place) =>
    s.crop === 'wide' ? place(sideOf(s) * 205, -20, -28, napkin(m)) : place(130, 120, -28, napkin(m)),
  (m, s) =>
    group(
      dot(0, 0, s.reach + 14, m.cloth) +
        [s.reach + 8, s.reach - 1]
          .map((k) => ring(0, 0, k, m.stripe, 3.5, ' stroke-dasharray="5 5" opacity=".6"'))
          .join(''),
      s.cx ? `transform="translate(${s.cx})"` : 'stroke-linecap="round"',
    ),
  (m, s) => {
    const { w, h } = FRAME[s.crop];
    const y = (k: number): number => Math.round(h * k);
    return (
      fill(
        `M${-w / 2} ${y(0.12)}Q0 ${y(0.06)} ${w / 2} ${y(0.14)}V${h / 2}H${-w / 2}z`,
        mix(m.paper, m.cloth, 0.6),
      ) +
      line(
        `M${-w / 2} ${y(0.15)}Q0 ${y(0.09)} ${w / 2} ${y(0.17)}M${-w / 2} ${y(0.18)}Q0 ${y(0.12)} ${w / 2} ${y(0.2)}`,
        m.stripe,
        2.5,
        ' opacity=".55"',
      )
    );
  },
  (_m, s) => {
    const { w, h } = FRAME[s.crop];
    const n = (v: number): number => Math.round(v);
    return fill(
      `M${-w / 2}-${h / 2}h${n(w * 0.3)}L${n(w * 0.2)} ${h / 2}h${-n(w * 0.34)}L${-w / 2} ${-n(h * 0.1)}zM${n(-w * 0.1)}-${h / 2}h${n(w * 0.12)}L${n(w * 0.48)} ${h / 2}h${-n(w * 0.13)}z`,
      '#fff',
      ' opacity=".16"',
    );
  },
];
const sideOf = (s: Setting): 1 | -1 => (s.cx > 0 ? -1 : 1);

export function table(m: Mood, r: Rng, ink: Ink, setting: Setting): { defs: string; art: string } {
  const { crop, tools, lift } = setting;
  const { w, h } = FRAME[crop];
  const light = ink.id();
  const side = sideOf(setting);
  const place = (x: number, y: number, turn: number, inner: string): string =>
    group(
      inner,
      `transform="translate(${Math.round(x)} ${Math.round(y)})rotate(${Math.round(turn)})" filter="url(#${lift})"`,
    );
  const metal = mix('#d7d0c4', m.paper, 0.1);
  const cutlery = (d: string): string => fill(d, metal) + line('M-3 140Q0 0-1-36', '#fff8', 3);
  let art =
    fill(`M${-w / 2}-${h / 2}h${w}v${h}h${-w}z`, `url(#${light})`) + r.pick(CLOTHS)(m, setting, place);
  if (crop === 'wide' && tools !== 'none') {
    art +=
      tools === 'both'
        ? place(side * 208, 8, 3 * side, cutlery(FORK)) + place(side * 262, 8, 4 * side, cutlery(SPOON))
        : place(
            side * (tools === 'fork' ? 205 : 222),
            22,
            11 * side,
            cutlery(tools === 'fork' ? FORK : SPOON),
          );
  }
  return {
    defs: radial(
      light,
      [
        { at: 0, c: tint(m.paper, 0.5) },
        { at: 0.55, c: m.paper },
        { at: 1, c: shade(m.paper, 0.16) },
      ],
      ' cx=".22" cy=".14" r="1.05"',
    ),
    art,
  };
}
