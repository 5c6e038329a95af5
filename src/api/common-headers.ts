/** Headers of every call of the app. */
export const commonHeaders = {
  'X-Partner-Id': import.meta.env['VITE_PARTNER_ID'] ?? 'main',
  'X-Requested-With': 'XMLHttpRequest',
};
