/**
 * A number as Americans write it, rounded to at most `digits` decimals: 1,234.5. What `toLocaleString` would say: its
 * first call loads the data of a language, which took a slow phone 60 ms of the first screen.
 */
export function formatNumber(value: number, digits = 0): string {
  const amount = Math.abs(value);
  // by its decimals, as it reads: 1.005 in binary is less
  const rounded = amount < 1e-6 ? 0 : Number(`${Math.round(Number(`${amount}e${digits}`))}e-${digits}`);
  const [whole = '', decimals = ''] = rounded.toFixed(digits).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  const fraction = decimals.replace(/0+$/, '');
  const text = fraction === '' ? grouped : `${grouped}.${fraction}`;
  return value < 0 && /[1-9]/.test(text) ? `-${text}` : text;
}
