import { darkScaleFrom, type Scale, scaleFrom } from './scale.ts';

/** Fixed background and text colors; src/app/theme/tokens.css has the same values. */
export const grounds = { paper: '#FAF6EE', sunk: '#F2EBDD', surface: '#FFFDF8', ink: '#1E2721' } as const;
/** The same of the dark scheme. */
export const darkGrounds = { paper: '#151814', sunk: '#0E100D', surface: '#1F231E', ink: '#ECE9DF' } as const;

const { paper, sunk, surface } = grounds;

/** Herb: the default primary scale. Step 7 fills buttons and colors links, step 6 draws data and focus. */
const herb = {
  steps: [
    '#F0F4E9',
    '#E0E9D8',
    '#C0D3BA',
    '#93B699',
    '#6B9A76',
    '#4A7F5C',
    '#356A4A',
    '#255439',
    '#1C432D',
    '#13311F',
  ],
  dark: [
    '#1D2A21',
    '#24372B',
    '#2F4A39',
    '#4A7258',
    '#5F8F70',
    '#74A584',
    '#8AB898',
    '#A3CBAE',
    '#BCDCC3',
    '#D9ECDC',
  ],
  anchor: 7,
  needs: [
    { step: 7, on: [surface, paper, sunk, 1], ratio: 4.5 },
    { step: 6, on: [surface, paper, sunk], ratio: 3 },
    { step: 5, on: [surface, paper], ratio: 3 },
  ],
} as const;

/** Apricot: the default accent scale. Step 5 draws stars, step 6 hearts and large numerals, step 7 words. */
const apricot = {
  steps: [
    '#FDF2E8',
    '#FBE3CF',
    '#F6CBA6',
    '#EFAE79',
    '#E69253',
    '#D87A3A',
    '#BC612A',
    '#9A4B1C',
    '#7A3A15',
    '#57280E',
  ],
  dark: [
    '#2E2117',
    '#3D2A1B',
    '#573A22',
    '#84552E',
    '#B06F3C',
    '#D9843F',
    '#E79A60',
    '#F0B386',
    '#F5C8A4',
    '#FAE0CA',
  ],
  anchor: 5,
  needs: [
    { step: 5, on: [surface], ratio: 3 },
    { step: 6, on: [surface, paper, sunk], ratio: 3 },
    { step: 7, on: [surface, paper, sunk, 1], ratio: 4.5 },
    { step: 8, on: [surface, paper, sunk, 1], ratio: 4.5 },
  ],
} as const;

/** Colors from the operator's settings; anything but a hex color is ignored. */
export interface BrandColors {
  readonly primary_color?: string | null | undefined;
  readonly secondary_color?: string | null | undefined;
}

export interface Brand {
  readonly primary: Scale;
  readonly accent: Scale;
  /** The same steps for dark grounds, from the darkest tint to the lightest text. */
  readonly dark: { readonly primary: Scale; readonly accent: Scale };
}

/** All scales; the contrasts that the theme relies on meet WCAG 2.2 AA for any chosen color, light and dark. */
export function brandFrom({ primary_color, secondary_color }: BrandColors): Brand {
  const [primary, accent] = [primary_color ?? '', secondary_color ?? ''];
  return {
    primary: scaleFrom(primary, herb) ?? herb.steps,
    accent: scaleFrom(accent, apricot) ?? apricot.steps,
    dark: {
      primary: darkScaleFrom(primary, herb) ?? herb.dark,
      accent: darkScaleFrom(accent, apricot) ?? apricot.dark,
    },
  };
}

/** CSS custom properties of a brand, `--kf-primary-0` to `--kf-accent-9`, each a pair of a light and a dark color. */
export function brandProperties({
  primary,
  accent,
  dark,
}: Brand): ReadonlyArray<readonly [name: string, value: string]> {
  const named = (name: string, light: Scale, night: Scale) =>
    light.map((value, step) => [`--kf-${name}-${step}`, `light-dark(${value}, ${night[step]})`] as const);
  return [...named('primary', primary, dark.primary), ...named('accent', accent, dark.accent)];
}

/** CSS rule with the brand's properties, so that a page has its colors before scripts run. */
export function brandCss(colors: BrandColors): string {
  const declarations = brandProperties(brandFrom(colors)).map(([name, value]) => `${name}:${value}`);
  return `:root{${declarations.join(';')}}`;
}
