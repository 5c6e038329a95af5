import type { BrandColors } from '#domain/color/brand.ts';

const defaultColors: BrandColors = { primary_color: '#255439', secondary_color: '#D87A3A' };

const isDefault = (key: keyof BrandColors, color: string | null | undefined) =>
  !color || color.toUpperCase() === defaultColors[key];

/**
 * Sets the operator's colors on `root` as CSS variables; all components read them from there, so nothing re-renders.
 * The code that derives shades is loaded only if the operator has chosen colors.
 */
export async function applyBrand(
  colors: BrandColors,
  root: HTMLElement = document.documentElement,
): Promise<void> {
  const plain =
    isDefault('primary_color', colors.primary_color) && isDefault('secondary_color', colors.secondary_color);
  // the server may have set colors in the page: those of the settings when it was sent
  const hasServerColors = root.style.getPropertyValue('--kf-primary-7') || document.getElementById('brand');
  if (plain && !hasServerColors) return;
  const { brandFrom, brandProperties } = await import('#domain/color/brand.ts');
  for (const [name, value] of brandProperties(brandFrom(colors))) root.style.setProperty(name, value);
}
