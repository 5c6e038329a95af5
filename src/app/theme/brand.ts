import type { BrandColours } from '#domain/colour/brand.ts';

const asDrawn: BrandColours = { primary_color: '#255439', secondary_color: '#D87A3A' };

const isDrawn = (key: keyof BrandColours, colour: string | null | undefined) =>
  !colour || colour.toUpperCase() === asDrawn[key];

/**
 * Puts the operator's colours on `root` as CSS variables; every part reads them from there, so nothing renders
 * again. The rules of colour are fetched only for an operator who has chosen some.
 */
export async function applyBrand(
  colours: BrandColours,
  root: HTMLElement = document.documentElement,
): Promise<void> {
  const plain =
    isDrawn('primary_color', colours.primary_color) && isDrawn('secondary_color', colours.secondary_color);
  // the page itself may wear others: those of the settings when it was sent
  const isDressed = root.style.getPropertyValue('--kf-primary-7') || document.getElementById('brand');
  if (plain && !isDressed) return;
  const { brandFrom, brandProperties } = await import('#domain/colour/brand.ts');
  for (const [name, value] of brandProperties(brandFrom(colours))) root.style.setProperty(name, value);
}
