/** Loaves, slices and sheets of bread. */
import { mix, shade, tint } from '../drawing/color.ts';
import { blob, rrect } from '../drawing/shape.ts';
import { body, fill, line, linear, moved, type Point, radial, specks } from '../drawing/svg.ts';
import { outline, shrink } from '../vessel/vessel.ts';
import { type BaseArt, type BaseContext, strewn } from './base.ts';

const SLICE = 'M-30 74C-36 30-34-8-36-30C-38-62-22-76 2-76C28-76 42-60 38-30C36-8 38 30 32 74Q0 84-30 74Z';
const CRUMB = 'M-25 69C-30 28-28-8-30-30C-32-56-18-69 2-69C23-69 35-55 32-30C30-8 32 28 27 69Q0 77-25 69Z';
const HOLES: readonly Point[] = [
  [-14, -40],
  [6, -50],
  [16, -22],
  [-8, -12],
  [10, 8],
  [-16, 24],
  [4, 36],
  [18, 44],
  [-12, 54],
];

const slice = (c: string, transform: string): string =>
  moved(
    body(SLICE, shade(c, 0.3)) +
      fill(CRUMB, mix(tint(c, 0.72), '#f3d9a0', 0.3)) +
      specks(HOLES, shade(tint(c, 0.45), 0.08), 6) +
      specks(
        [
          [-2, -28],
          [14, -4],
          [-4, 18],
          [12, 58],
        ],
        shade(c, 0.25),
        6,
        ' opacity=".55"',
      ),
    transform,
  );

/** A loaf, side on to us, with its first two slices fallen away, on baking paper. */
export function loaf(ctx: BaseContext): BaseArt {
  const id = ctx.ink.id();
  const c = shade(ctx.tint, 0.24);
  return {
    defs: linear(id, [
      { at: 0, c: tint(c, 0.22) },
      { at: 0.5, c },
      { at: 1, c: shade(c, 0.3) },
    ]),
    art:
      fill(
        'M-166-98l70-8 90 6 80-8 92 8 4 90-6 96-80 8-90-6-86 8-72-8-4-92z',
        '#f3e8d0',
        ' stroke="#4212" stroke-width="4"',
      ) +
      slice(c, 'translate(126 20)rotate(13)') +
      slice(c, 'translate(88 3)rotate(5)') +
      body(
        'M-132-84C-60-92 20-92 46-82C62-76 66-40 66 0C66 40 62 76 46 84C20 94-60 94-132 86C-158 80-162 44-162 0C-162-44-158-78-132-84Z',
        shade(c, 0.42),
      ) +
      fill(
        'M-126-68C-60-76 16-76 38-68C52-62 54-34 54 0C54 34 52 62 38 68C16 76-60 76-126 70C-146 64-150 36-150 0C-150-36-146-62-126-68Z',
        `url(#${id})`,
      ) +
      fill(
        'M-140-4C-110-30-78-4-44-16C-14-28 10-14 46-8Q52 2 44 12C10 6-12 18-42 18C-74 18-108 6-138 10Z',
        tint(c, 0.42),
        ' opacity=".9"',
      ) +
      line('M-120-56C-76-64-10-62 26-56', '#fff6', 5) +
      specks(
        [
          [-112, 44],
          [-66, 54],
          [-14, 44],
          [26, 50],
          [-96, -40],
          [16, -38],
          [-40, -46],
        ],
        shade(c, 0.5),
        5,
      ),
    tops: [{ shape: 'rect', rx: 84, ry: 30, cx: -48, cy: 0 }],
  };
}

/** A round country loaf, slashed and floured, with two slices before it. */
export function boule(ctx: BaseContext): BaseArt {
  const id = ctx.ink.id();
  const c = ctx.tint;
  const slash = 'M-96-10C-60-30-20-30 6-12M-84-58C-52-76-10-78 20-58M-82 38C-50 18-14 18 14 34';
  return {
    defs: radial(
      id,
      [
        { at: 0, c: tint(c, 0.34) },
        { at: 0.62, c },
        { at: 1, c: shade(c, 0.42) },
      ],
      ' cx=".4" cy=".36" r=".64"',
    ),
    art:
      moved(
        body(blob(ctx.r, 116, 112, 0.03, 12), `url(#${id})`) +
          line(slash, shade(c, 0.46), 17) +
          line(slash, tint(c, 0.52), 11, ' transform="translate(1 2)"') +
          specks(
            Array.from({ length: 26 }, () => [ctx.r.range(-84, 70), ctx.r.range(-84, 76)] as const),
            '#fff6e0',
            5,
            ' opacity=".4"',
          ) +
          line('M-92-50C-80-78-50-96-20-100', '#fff6', 6),
        'translate(-26-26)',
      ) +
      slice(c, 'translate(88 66)rotate(38)') +
      slice(c, 'translate(42 92)rotate(58)'),
    tops: [{ shape: 'ellipse', rx: 74, ry: 66, cx: -26, cy: -26 }],
  };
}

/** A plaited loaf, glossy with egg. */
export function braid(ctx: BaseContext): BaseArt {
  const c = ctx.tint;
  const lobe = (i: number): string => {
    const x = -120 + i * 40;
    const up = i % 2 === 0 ? 1 : -1;
    const girth = Math.round(44 - Math.abs(i - 3) * 5);
    return moved(
      body(`M-58 0C-50-${girth} 40-${girth} 60 0C48 ${girth} -44 ${girth}-58 0Z`, shade(c, 0.36)) +
        fill(`M-52-3C-42-${girth - 6} 36-${girth - 6} 52-3C40 ${girth - 16} -36 ${girth - 16}-52-3Z`, c) +
        line(
          `M-34-${Math.round(girth * 0.44)}Q0-${Math.round(girth * 0.76)} 30-${Math.round(girth * 0.4)}`,
          tint(c, 0.62),
          7,
          ' opacity=".8"',
        ) +
        specks(
          [
            [-14, -8],
            [8, -14],
            [22, -2],
            [-2, 4],
          ],
          '#fbeecb',
          5,
        ),
      `translate(${x} ${up * 22})rotate(${up * 36})`,
    );
  };
  return {
    art: [0, 6, 1, 5, 2, 4, 3].map(lobe).join(''),
    tops: [{ shape: 'ellipse', rx: 110, ry: 40 }],
  };
}

/** Two slices side by side, spread with the base's tint. */
export function toast(ctx: BaseContext): BaseArt {
  const crust = '#a5662c';
  const one = (turn: number, x: number, y: number): string =>
    moved(
      body(
        'M-58 66C-62 20-58-16-62-32C-64-66-34-78 0-78C34-78 64-66 62-32C58-16 62 20 58 66Q0 78-58 66Z',
        crust,
      ) +
        fill(
          'M-52 61C-55 18-51-16-55-32C-56-58-30-70 0-70C30-70 56-58 55-32C51-16 55 18 52 61Q0 71-52 61Z',
          '#eac78a',
        ) +
        fill(blob(ctx.r, 46, 58, 0.07, 11), shade(ctx.tint, 0.12)) +
        fill(blob(ctx.r, 41, 52, 0.09, 11), ctx.tint) +
        line('M-24-34q14-14 34-8M-20 4q20 10 40-4M-22 34q16 8 36-2', tint(ctx.tint, 0.5), 6, ' opacity=".7"'),
      `translate(${x} ${y})rotate(${turn})scale(1.2)`,
    );
  return {
    art: one(-8, -76, -5) + one(9, 76, 8),
    tops: [
      { shape: 'ellipse', rx: 56, ry: 70, cx: -76, cy: -5 },
      { shape: 'ellipse', rx: 56, ry: 70, cx: 76, cy: 8 },
    ],
  };
}

/** Oiled dough, dimpled by fingers; it fills its tin. */
export function focaccia(ctx: BaseContext): BaseArt {
  const c = ctx.tint;
  const { rx, ry, shape } = ctx.well;
  const sheet = shape === 'rect' ? rrect(rx * 0.96, ry * 0.96, 30) : outline(ctx.well, 5);
  const dimples: Point[] = [];
  for (let y = -ry * 0.74; y < ry * 0.8; y += ry * 0.36) {
    for (let x = -rx * 0.78; x < rx * 0.85; x += rx * 0.31) {
      dimples.push([x + ctx.r.range(-10, 10), y + ctx.r.range(-8, 8)]);
    }
  }
  const inside = dimples.filter(([x, y]) => shape === 'rect' || Math.hypot(x / rx, y / ry) < 0.82);
  return {
    art:
      body(sheet, shade(c, 0.3)) +
      fill(shape === 'rect' ? rrect(rx * 0.93, ry * 0.92, 28) : outline(ctx.well, 12), tint(c, 0.16)) +
      specks(strewn(ctx, 14, 0.86), shade(c, 0.2), 34, ' opacity=".3"') +
      specks(inside, shade(c, 0.34), 21, ' opacity=".75"') +
      specks(
        inside.map(([x, y]) => [x + 2, y + 3] as const),
        '#e9bf4f',
        13,
        ' opacity=".85"',
      ) +
      specks(
        inside.map(([x, y]) => [x - 2, y - 1] as const),
        '#fff3c4',
        4,
      ),
    tops: [shrink(ctx.well, 0.84)],
  };
}
