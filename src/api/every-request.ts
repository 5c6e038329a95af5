/** Headers of every call of the app. */
export const everyRequest = {
  'X-Partner-Id': import.meta.env['VITE_PARTNER_ID'] ?? 'main',
  'X-Requested-With': 'XMLHttpRequest',
};
