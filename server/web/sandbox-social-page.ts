import { escapeHtml } from '#domain/text/escape-html.ts';
import type { SocialProviderName } from '#server/context/social-provider.ts';
import type { StandInAccount } from '#server/context/stand-in.ts';
import { standInAccounts } from '#server/providers/social/stand-in-accounts.ts';

const style = `
  :root { color-scheme: light dark; }
  * { box-sizing: border-box; }
  body { max-width: 30rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
  h1 { font-size: 1.5rem; line-height: 1.25; }
  h2 { margin: 2rem 0 0.75rem; font-size: 1.125rem; }
  button, input { width: 100%; min-height: 2.75rem; font: inherit; border: 1px solid; border-radius: 0.75rem; }
  button { margin: 0 0 0.75rem; padding: 0.5rem 1rem; text-align: start; cursor: pointer; background: transparent; color: inherit; }
  button:hover { background: color-mix(in srgb, currentColor 8%, transparent); }
  button:focus-visible, input:focus-visible { outline: 3px solid; outline-offset: 2px; }
  button small { display: block; overflow-wrap: anywhere; }
  input { margin: 0.25rem 0 0.75rem; padding: 0 0.75rem; background: Field; color: FieldText; }
  label { display: block; }
  label.check { display: flex; gap: 0.75rem; align-items: center; min-height: 2.75rem; margin-bottom: 0.75rem; }
  label.check input { width: 1.25rem; min-height: 1.25rem; margin: 0; }
  .problem { padding: 0.5rem 0.75rem; border: 1px solid; border-radius: 0.75rem; }
`;

const names: Readonly<Record<SocialProviderName, string>> = { facebook: 'Facebook', google: 'Google' };

function mailOf({ email, isVerified }: StandInAccount): string {
  if (email === null) return 'tells no email address';
  return `${email}, ${isVerified ? 'verified' : 'not verified'}`;
}

const choiceOf = (account: StandInAccount) =>
  `<button name="account" value="${account.id}">${escapeHtml(account.name)}<small>${escapeHtml(mailOf(account))}</small></button>`;

/** The account chooser of the stand-in. `wrong`: the invalid address entered. */
export const sandboxSocialPage = (
  provider: SocialProviderName,
  wrong: string | null = null,
) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Stand-in for ${names[provider]}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Sign in with ${names[provider]}: stand-in</h1>
<p>${names[provider]} is not set up, so this page stands in for it. As whom do you come back?</p>
<form method="post">
${standInAccounts.map(choiceOf).join('\n')}
</form>
<h2>Another address</h2>
<form method="post">
${wrong === null ? '' : '<p class="problem" role="alert">Enter an email address.</p>'}
<label>Email <input name="email" type="email" autocomplete="off" required maxlength="254" value="${escapeHtml(wrong ?? '')}"></label>
<label class="check"><input name="verified" type="checkbox" value="yes" checked> The provider has verified it</label>
<button name="account" value="other">Come back with this address</button>
</form>
<h2>Without signing in</h2>
<form method="post">
<button name="account" value="declined">Decline</button>
<button name="account" value="broken">Fail, as a provider does that is out of order</button>
</form>
</main>
</body>
</html>
`;
