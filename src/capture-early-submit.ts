/**
 * Runs before the app, while its code is still on its way: notes on a form of the static page that it was sent, and
 * shows that something runs; `src/app/capture-early-input.ts` sends it. A script of its own, as the page's policy allows none
 * written into it.
 */
document.addEventListener('submit', ({ target, submitter }) => {
  // those of the app have no method
  if (!(target instanceof HTMLFormElement) || target.method !== 'dialog') return;
  target.dataset['sent'] = '';
  submitter?.setAttribute('aria-busy', 'true');
});
