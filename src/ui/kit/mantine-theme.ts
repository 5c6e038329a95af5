import { createTheme, type MantineColorsTuple } from '@mantine/core';

const steps = (name: 'primary' | 'accent') =>
  Array.from({ length: 10 }, (_, step) => `var(--kf-${name}-${step})`) as unknown as MantineColorsTuple;

/** The Mantine theme. Colors are the app's CSS variables, so an operator's colors need no other theme. */
export const mantineTheme = createTheme({
  primaryColor: 'primary',
  primaryShade: 7,
  colors: { primary: steps('primary'), accent: steps('accent') },
  white: 'var(--kf-surface)',
  black: 'var(--kf-ink)',
  defaultRadius: 12,
  fontFamily: 'var(--kf-sans)',
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  headings: {
    fontFamily: 'var(--kf-serif)',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '2.0625rem', fontWeight: '400' },
      h2: { fontSize: '1.25rem', lineHeight: '1.625rem', fontWeight: '700' },
      h3: { fontSize: '1.0625rem', lineHeight: '1.375rem', fontWeight: '700' },
    },
  },
  respectReducedMotion: true,
  cursorType: 'pointer',
});
