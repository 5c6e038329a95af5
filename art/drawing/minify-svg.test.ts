import { describe, expect, test } from 'vitest';
import { objectionsTo } from '../picture-check.fixture.ts';
import { minifyPieces, minifySvg } from './minify-svg.ts';
import { ink } from './svg.ts';

const picture = (defs: string, art: string) => `<svg><defs>${defs}</defs>${art}</svg>`;
const minified = (svg: string) => minifySvg(svg, ink('n'));
const bean = '<g id="bean"><path d="M0 0h9" fill="#fff"/></g>';
const lying = (id: string, n: number) =>
  `<use href="#${id}" transform="translate(${n * 3}${n % 2 ? ' ' : '-'}${n})rotate(${n * 7})"/>`;

describe('minifySvg', () => {
  test('merges equal gradients', () => {
    const stop = '<stop stop-color="#fff"/>';
    const svg = picture(
      `<linearGradient id="a" y2="1">${stop}</linearGradient><linearGradient id="b" y2="1">${stop}</linearGradient><linearGradient id="c">${stop}</linearGradient>`,
      '<path fill="url(#a)"/><path fill="url(#b)"/><path fill="url(#c)"/>',
    );
    expect(minified(svg)).toBe(
      picture(
        `<linearGradient id="a" y2="1">${stop}</linearGradient><linearGradient id="c">${stop}</linearGradient>`,
        '<path fill="url(#a)"/><path fill="url(#a)"/><path fill="url(#c)"/>',
      ),
    );
  });

  test('replaces a mirrored piece by a reference', () => {
    const svg = picture(
      `<g id="left"><g transform="scale(-1 1)"><path d="M0 0h9(1)"/></g></g><g id="right"><path d="M0 0h9(1)"/></g>`,
      '<use href="#left"/><use href="#right"/>',
    );
    expect(minified(svg)).toContain('<g id="left"><use href="#right" transform="scale(-1 1)"/></g>');
  });

  test('draws a run repeated three times once', () => {
    const glass = `<path d="M${'1 2 '.repeat(20)}"/><circle r="4"/>`;
    const svg = picture(
      '',
      `<g transform="scale(2)">${glass}</g><g>${glass}<path d="M0 0"/></g><circle r="4"/><g>${glass}</g>`,
    );
    expect(minified(svg)).toBe(
      picture(
        '',
        `<g transform="scale(2)"><g id="n0">${glass}</g></g><g><use href="#n0"/><path d="M0 0"/></g><circle r="4"/><g><use href="#n0"/></g>`,
      ),
    );
  });

  test('keeps short runs and elements with an id', () => {
    const svg = picture(bean, '<circle r="4"/><circle r="4"/>');
    expect(minified(svg)).toBe(svg);
  });
});

describe('many pieces', () => {
  const heap = Array.from({ length: 24 }, (_, n) => lying('bean', n)).join('');

  test('become markers on paths, in place, layer by layer', () => {
    const svg = picture(bean, `<g filter="url(#f)">${heap}</g>`);
    const strewn = minifyPieces(svg, ink('n'), 2);
    expect(strewn).toBe(
      picture(
        `${bean}<g stroke-width="5" paint-order="stroke"><marker id="n0" overflow="visible" markerUnits="userSpaceOnUse" orient="auto"><use href="#bean"/></marker></g>`,
        '<g filter="url(#f)"><path d="M0 0 0-0 3 1 6-2 9 3 12-4 15 5 18-6 21 7 24-8 27 9 30-10 33 11 0 0" marker-mid="url(#n0)"/><path d="M0 0 36-12 39 13 42-14 45 15 48-16 51 17 54-18 57 19 60-20 63 21 66-22 69 23 0 0" marker-mid="url(#n0)"/></g>',
      ),
    );
    expect(strewn.length).toBeLessThan(svg.length / 2);
    expect(objectionsTo(strewn.replace('filter="url(#f)"', 'opacity="1"'))).toEqual([]);
  });

  test('rare and scaled pieces are unchanged', () => {
    const few = `${lying('pea', 1)}<use href="#pea" transform="translate(1 2)rotate(3)scale(.9)"/>`;
    const strewn = minifyPieces(picture(bean, `<g>${heap}${few}</g>`), ink('n'), 1);
    expect(strewn).toContain(few);
    const alone = picture(bean, `<g>${few}</g>`);
    expect(minifyPieces(alone, ink('n'), 4)).toBe(alone);
  });
});
