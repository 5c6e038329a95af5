/**
 * Runs before the app is loaded: records the submit of a form on the static page and shows a busy state;
 * `src/app/capture-early-input.ts` then submits it. A separate script, as the content security policy allows
 * no inline scripts.
 */
document.addEventListener('submit', ({ target, submitter }) => {
  // forms of the app have no method
  if (!(target instanceof HTMLFormElement) || target.method !== 'dialog') return;
  target.dataset['sent'] = '';
  submitter?.setAttribute('aria-busy', 'true');
});
