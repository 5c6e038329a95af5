/** Leaves and sprigs that finish a plate. */
import { lobed, spokes } from '../drawing/shape.ts';
import { body, disc, dot, line, ring } from '../drawing/svg.ts';
import { blade } from './cut.ts';
import type { Pieces } from './piece.ts';

export const herb = {
  basil: {
    role: 'leaf',
    size: 28,
    draw: () =>
      blade('#4f8a34', 24, 15, 'rotate(-152)translate(19)') +
      blade('#5f9a3e', 25, 16, 'rotate(-28)translate(20)') +
      blade('#74ab4c', 17, 11, 'rotate(88)translate(11)'),
  },
  'basil-leaf': { role: 'leaf', size: 20, draw: () => blade('#5a9439', 24, 14, '') },
  mint: {
    role: 'leaf',
    size: 27,
    draw: () =>
      [205, 335, 88]
        .map((a, i) => blade(i % 2 ? '#6db072' : '#58a05f', 20 - i, 12, `rotate(${a})translate(15)`))
        .join(''),
  },
  parsley: {
    role: 'leaf',
    size: 22,
    variants: 1,
    draw: () =>
      line('M0 26Q2 12 0 0', '#5a8a34', 3) +
      body(
        'M0 8C-6 14-16 12-15 4C-26 4-27-9-17-10C-20-19-8-24-4-16C-4-27 10-27 9-16C17-22 25-12 18-7C28-4 24 8 15 5C16 13 5 15 0 8Z',
        '#5a9138',
      ) +
      line('M0 6V-14M0 0L-13-4M0 0L14-4M0-6L-6-14M0-6L7-13', '#b5d181', 2),
  },
  coriander: {
    role: 'leaf',
    size: 21,
    draw: () =>
      line('M0 28Q-3 14 0 0', '#7ba64a', 3) +
      body(
        'M0 6C-8 12-20 8-18-2C-24-10-12-18-8-12C-10-24 6-26 6-14C14-22 24-10 17-4C22 6 8 12 0 6Z',
        '#66993a',
      ) +
      line('M0 4V-12M0 2L-11-4M0 2L11-6', '#c2da8c', 2),
  },
  dill: {
    role: 'leaf',
    size: 30,
    variants: 1,
    draw: () =>
      line(
        'M-34 4C-14 2 10-4 34-6M-18 2l4-15M-18 2l8 13M-6 0l5-16M-6 0l9 13M6-3l5-14M6-3l9 11M18-5l5-11M18-5l9 7M-14-7l-5-5M-14-7l5-7M-1-9l-5-5M-1-9l6-6M3 8l-4 6M3 8l7 3M13 4l7 1M-11 9l-6 4',
        '#6d9a3f',
        2.8,
      ),
  },
  rosemary: {
    role: 'leaf',
    size: 42,
    draw: () =>
      line('M-50 5C-20-4 16-6 48 0', '#8a6a45', 4) +
      line(
        'M-40 1l12-13M-40 3l14 11M-28-2l12-13M-28 1l14 11M-15-4l12-13M-15-1l14 10M-2-5l12-12M-2-2l14 9M11-5l12-11M11-2l14 8M24-4l12-9M24-2l14 6M37-2l13-5',
        '#5f7f5c',
        5,
      ) +
      line('M-38-1l9-9M-26-4l9-9M-13-6l9-9M0-7l9-9M13-7l9-8', '#93ad88', 2),
  },
  thyme: {
    role: 'leaf',
    size: 32,
    draw: () =>
      line('M-38 6C-14-4 10 6 38-6', '#8a7350', 2.5) +
      line(
        'M-28 1l-2-8M-26 2l3 8M-14-1l-1-9M-12 0l4 8M0 0l1-9M2 1l5 7M14 0l1-9M16-1l6 6M28-3l0-8M30-4l7 3',
        '#6d8f52',
        6.5,
      ),
  },
  chives: {
    role: 'leaf',
    size: 22,
    variants: 1,
    draw: () =>
      line('M-20-8L4-16M-8 8L18 4M-22 14L-4 20M8-8L24-4', '#4213', 6.5) +
      line('M-20-8L4-16M-8 8L18 4M-22 14L-4 20M8-8L24-4', '#6b9a3c', 4.5),
  },
  bay: { role: 'leaf', size: 34, draw: () => blade('#71804a', 38, 13, '') },
  chilli: {
    role: 'bit',
    size: 11,
    spin: 180,
    draw: () => ring(0, 0, 8.5, '#4213', 9) + ring(0, 0, 8.5, '#cf2f22', 5.5) + ring(0, 0, 6, '#f2957c', 1.6),
  },
  cress: {
    role: 'leaf',
    size: 24,
    draw: () =>
      line('M-20 16C-8 8 2 0 6-10M-6 20C2 8 8 2 22-2M-22 4C-12 2-8-4-8-14', '#c3d58a', 2.5) +
      line('M6-10l-6-6M6-10l8-5M22-2l2-8M22-2l8 4M-8-14l-8-3M-8-14l5-8', '#5f9238', 7.5),
  },
  sage: {
    role: 'leaf',
    size: 28,
    draw: () =>
      blade('#8fa382', 26, 11, 'rotate(-160)translate(17)') +
      blade('#9bb08e', 25, 11, 'rotate(-24)translate(17)') +
      blade('#86997a', 16, 8, 'rotate(84)translate(11)'),
  },
  oregano: {
    role: 'leaf',
    size: 24,
    draw: () =>
      line('M0 28V-16', '#7d8a4a', 2.5) +
      [
        [-11, 14, 150],
        [11, 14, 30],
        [-10, -2, 160],
        [10, -2, 20],
        [0, -18, -90],
      ]
        .map(([x, y, a]) => blade('#6f9448', 10, 7, `translate(${x} ${y})rotate(${a})`))
        .join(''),
  },
  chamomile: {
    role: 'leaf',
    size: 24,
    draw: () =>
      body(lobed(23, 23, 11, 0.13), '#fffaf0') +
      line(spokes(11, 11, 20, 0.28), '#e6ddc8', 2) +
      disc(0, 0, 9, '#dd9c26') +
      dot(-1, -2, 6.5, '#f5c445'),
  },
} satisfies Pieces;
