/** Headers of every call of the app. */
export const commonHeaders = {
  // written into the page by the server
  'X-Partner-Id': document.querySelector<HTMLMetaElement>('meta[name=partner]')?.content ?? 'main',
  'X-Requested-With': 'XMLHttpRequest',
};
