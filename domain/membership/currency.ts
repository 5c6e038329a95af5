/** ISO 4217 in small letters. */
export type Currency = string;

/** What prices are written in, and what is paid where a plan has no price in the member's currency. */
export const mainCurrency: Currency = 'usd';

const euroRegions = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK AD MC SM VA ME XK';

const currencyOfRegion: Readonly<Record<string, Currency>> = {
  ...Object.fromEntries(euroRegions.split(' ').map((region) => [region, 'eur'])),
  US: 'usd',
  GB: 'gbp',
  CA: 'cad',
  AU: 'aud',
  NZ: 'nzd',
  CH: 'chf',
  LI: 'chf',
  SE: 'sek',
  NO: 'nok',
  DK: 'dkk',
  PL: 'pln',
  CZ: 'czk',
  SG: 'sgd',
  MX: 'mxn',
  BR: 'brl',
  ZA: 'zar',
};

/** A currency whose minor unit is a hundredth, as every price here is counted in hundredths. */
export function isCurrency(code: string): boolean {
  if (!/^[a-z]{3}$/.test(code) || !Intl.supportedValuesOf('currency').includes(code.toUpperCase()))
    return false;
  const { maximumFractionDigits } = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: code,
  }).resolvedOptions();
  return maximumFractionDigits === 2;
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).maximize().region;
  } catch {
    return undefined;
  }
}

/** The currency of the first language of an `Accept-Language` header; null: not known. */
export function currencyOfLanguages(languages: string | undefined): Currency | null {
  const first = (languages ?? '').split(',')[0]?.split(';')[0]?.trim() ?? '';
  const region = first === '' || first === '*' ? undefined : regionOf(first);
  return region === undefined ? null : (currencyOfRegion[region] ?? null);
}
