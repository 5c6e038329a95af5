/** Plain forms in any color, for foods that have no drawing of their own. */
import { shade, tint } from '../drawing/color.ts';
import { blob, leaf, polar } from '../drawing/shape.ts';
import { body, disc, dot, fill, line, nums, oval, specks } from '../drawing/svg.ts';
import { block, coin, cube, dice, shreds, strip, wedge } from './cut.ts';
import { filled } from './filled.ts';
import { cakeSlice } from './layered.ts';
import type { Piece } from './piece.ts';
import { stuffed } from './stuffed.ts';
import { treats } from './treat.ts';

export const forms = [
  'cube',
  'chunk',
  'coin',
  'bit',
  'bean',
  'leaf',
  'shred',
  'dust',
  'fillet',
  'dollop',
  'drops',
  'dice',
  'flecks',
  'strip',
  'stick',
  'halfmoon',
  'wedge',
  'crumble',
  'cakeslice',
] as const;
type Form = (typeof forms)[number];

const FORMS: Readonly<Record<Form, (c: string) => Piece>> = {
  cube: (c) => ({ role: 'chunk', size: 20, draw: () => cube(19, c) + line('M-11-11h12', '#fff7', 3.5) }),
  chunk: (c) => ({
    role: 'chunk',
    size: 22,
    spin: 50,
    variants: 2,
    draw: (_r, v) => block(v, tint(c, 0.16), shade(c, 0.28), c, tint(c, 0.4)),
  }),
  dice: (c) => ({ role: 'bit', size: 13, spin: 50, draw: () => dice(c) }),
  /** Herbs chopped small. */
  flecks: (c) => ({
    role: 'dust',
    size: 26,
    draw: (r) => {
      const chip = (): string =>
        `M${nums(polar(r() * 6.28, Math.sqrt(r()) * 28), 0)}l${nums(polar(r() * 6.28, 4), 0)}`;
      const chips = (n: number): string => Array.from({ length: n }, chip).join('');
      return line(chips(6), shade(c, 0.2), 6.5) + line(chips(6), c, 6) + line(chips(3), tint(c, 0.4), 4);
    },
  }),
  strip,
  cakeslice: cakeSlice,
  stick: (c) => ({
    role: 'chunk',
    size: 25,
    draw: () =>
      body('M-34-6L30-10Q36-2 32 7L-32 10Q-38 2-34-6Z', shade(c, 0.24)) +
      fill('M-33-7L30-10Q34-5 31-1L-32 2Q-36-3-33-7Z', c) +
      line('M-24-4L20-6', '#fff6', 2.4),
  }),
  halfmoon: (c) => ({
    role: 'slice',
    size: 22,
    draw: () =>
      body('M-26-8C-24 26 24 26 26-8Q0-14-26-8Z', shade(c, 0.3)) +
      fill('M-23-7C-20 20 20 20 23-7Q0-12-23-7Z', tint(c, 0.3)) +
      line('M-12 0Q0 10 12 0', c, 4),
  }),
  wedge: (c) => ({
    role: 'chunk',
    size: 31,
    draw: () => wedge(shade(c, 0.26), c) + line('M-22-6Q0 4 22-6', tint(c, 0.5), 3),
  }),
  /** Ground or crumbled. */
  crumble: (c) => ({
    role: 'bit',
    size: 14,
    variants: 2,
    draw: (r) =>
      body(blob(r, 13, 11, 0.26, 7), shade(c, 0.24)) +
      fill(blob(r, 9, 7, 0.26, 6), c, ' transform="translate(-1-2)"') +
      oval(-4, -5, 3.4, 2.2, tint(c, 0.5)),
  }),
  coin: (c) => ({
    role: 'slice',
    size: 20,
    spin: 180,
    draw: () => coin(shade(c, 0.2), c, 20, dot(0, 0, 9, tint(c, 0.4)) + line('M-13-6q5-7 12-8', '#fff6', 3)),
  }),
  bit: (c) => ({
    role: 'bit',
    size: 12,
    spin: 0,
    draw: () => disc(0, 0, 12.5, shade(c, 0.2)) + dot(-1, -1.5, 10.5, c) + oval(-4, -5, 4, 3, '#fff8'),
  }),
  bean: (c) => ({
    role: 'bit',
    size: 13,
    spin: 180,
    draw: () =>
      body('M-15-2C-14-13 14-13 15-1C16 9 7 11 3 7C0 4-4 4-7 8C-12 11-16 6-15-2Z', c) +
      line('M-9-4q7-5 15-2', '#fff6', 2.8),
  }),
  leaf: (c) => ({
    role: 'leaf',
    size: 24,
    draw: () => body(leaf(28, 16), c) + line('M-28 0H20M-8 0l9-9M-8 0l9 9', tint(c, 0.5), 2),
  }),
  shred: (c) => ({ role: 'chunk', size: 24, draw: () => shreds(c, tint(c, 0.3), tint(c, 0.7)) }),
  dust: (c) => ({
    role: 'dust',
    size: 22,
    draw: (r) =>
      specks(
        Array.from({ length: 9 }, () => polar(r() * 6.28, Math.sqrt(r()) * 26)),
        c,
        3.4,
      ),
  }),
  fillet: (c) => ({
    role: 'hero',
    size: 62,
    spin: 14,
    draw: () =>
      body('M-74-4C-70-30-24-38 24-35C58-31 76-15 75 5C72 29 38 37-3 36C-46 36-77 24-74-4Z', shade(c, 0.3)) +
      fill('M-74-4C-70-30-24-38 24-35C58-31 76-15 75 3C70 20 38 28-3 27C-46 27-76 18-74-4Z', c) +
      line('M-44-20q16 14 4 36M-10-26q18 18 6 46M26-26q16 18 4 44', shade(c, 0.24), 4, ' opacity=".7"') +
      line('M-60-16C-40-30-10-33 20-31', '#fff7', 4),
  }),
  dollop: (c) => ({
    role: 'dollop',
    size: 34,
    spin: 60,
    draw: (r) =>
      body(blob(r, 36, 31, 0.1, 7), shade(c, 0.18)) +
      fill(blob(r, 30, 25, 0.1, 7), c, ' transform="translate(-2-3)"') +
      line('M-16 2C-14-14 12-18 18-4C20 8 2 12-2 2', shade(c, 0.18), 3.5) +
      line('M-14-12q8-8 20-7', '#fff8', 4),
  }),
  drops: (c) => ({
    role: 'drizzle',
    size: 80,
    spin: 180,
    draw: (r) =>
      specks(
        Array.from({ length: 13 }, () => polar(r() * 6.28, 20 + r() * 66)),
        c,
        13,
        ' opacity=".6"',
      ) +
      specks(
        Array.from({ length: 9 }, () => polar(r() * 6.28, 20 + r() * 66)),
        tint(c, 0.5),
        5,
        ' opacity=".8"',
      ),
  }),
};

const COLORED = { ...filled, ...stuffed, ...treats };
type Colored = keyof typeof COLORED;
/** Names of what takes several colors. */
export const coloredForms = Object.keys(COLORED) as Colored[];

/** A form and its color, or several where something is filled: `cube:#e8a33d`, `taco:#a9c45c#d9553a`. */
export type FormName = `${Form | Colored}:#${string}`;

const written = /^([a-z-]+):((?:#[\da-f]{6})+)$/;
const isForm = (word: string): word is Form => (forms as readonly string[]).includes(word);
const isColored = (word: string): word is Colored => word in COLORED;

/** The piece such a name describes; undefined where it describes none. */
export function formOf(name: string): Piece | undefined {
  const [, form = '', list = ''] = written.exec(name) ?? [];
  const [first, ...more] = list.match(/#[\da-f]{6}/g) ?? [];
  if (first === undefined) return undefined;
  if (isColored(form)) return COLORED[form]([first, ...more]);
  return isForm(form) ? FORMS[form](first) : undefined;
}
