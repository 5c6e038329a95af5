import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { ChevronRightIcon, SearchIcon } from './common-icons.tsx';
import { ArrowLeftIcon } from './sign-icons.tsx';

test('arrows along the line are mirrored in right-to-left text, other icons are not', () => {
  const isDirected = (icon: ReactElement) =>
    render(icon).container.querySelector('svg')?.hasAttribute('data-directed');
  expect(isDirected(<ChevronRightIcon />)).toBe(true);
  expect(isDirected(<ArrowLeftIcon />)).toBe(true);
  expect(isDirected(<SearchIcon />)).toBe(false);
  expect(readFileSync('src/app/theme/base.css', 'utf8')).toMatch(
    /\[data-directed\]:dir\(rtl\) \{\s+scale: -1 1;/,
  );
});
