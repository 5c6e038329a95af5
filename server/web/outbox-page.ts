import { escapeHtml } from '#domain/text/escape-html.ts';
import type { Mail } from '#server/providers/mail/mail-sender.ts';

export interface StoredMail extends Mail {
  readonly id: number;
  readonly date: Date;
}

const style = `
  :root { color-scheme: light dark; }
  body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
  article { margin: 1.5rem 0; padding: 1rem 1.25rem; border: 1px solid; border-radius: 0.75rem; }
  h2 { margin: 0 0 0.5rem; font-size: 1.125rem; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; margin: 0; }
  dd { margin: 0; overflow-wrap: anywhere; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: 1rem/1.5 ui-monospace, monospace; }
`;

const articleOf = ({ id, to, subject, text, date }: StoredMail) => `
<article aria-labelledby="mail-${id}">
<h2 id="mail-${id}">${escapeHtml(subject)}</h2>
<dl>
<dt>To</dt><dd>${escapeHtml(to)}</dd>
<dt>Date</dt><dd><time datetime="${date.toISOString()}">${date.toISOString().replace('T', ' ').slice(0, 19)} UTC</time></dd>
</dl>
<pre>${escapeHtml(text)}</pre>
<p><a href="/outbox/${id}" aria-label="As sent: ${escapeHtml(subject)}">As sent</a></p>
</article>`;

/** The stored mails as a page. */
export const outboxPage = (mails: readonly StoredMail[]) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Outbox</h1>
<p>Mail is not set up, so it stays here. Set <code>SMTP_URL</code> and <code>MAIL_FROM</code> to send it.</p>
<p>${mails.length === 0 ? 'No mail yet.' : 'The newest comes first.'} <a href="/outbox">Look again</a></p>
${mails.map(articleOf).join('')}
</main>
</body>
</html>
`;
