import { escapeHtml } from '#domain/html/escape-html.ts';
import type { Mail } from './mail-sender.ts';

export const productName = 'Kindfare';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  /** Paragraphs of plain text. */
  readonly before: readonly string[];
  /** A code to read, type or copy; null without one. */
  readonly code: string | null;
  readonly after: readonly string[];
}

const fontStack = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const paragraph = (text: string) =>
  `<p style="margin:0 0 16px;font:16px/1.5 ${fontStack};color:#2b2f2a">${escapeHtml(text)}</p>`;

/** Inline styles and tables, as mail programs support little else; no pictures, no external resources. */
function htmlOf({ subject, before, code, after }: Letter): string {
  const digits =
    code === null
      ? ''
      : `<p style="margin:0 0 24px;padding:16px;border-radius:12px;background:#eef3ec;color:#173828;font:700 32px/1.25 Menlo,Consolas,monospace;letter-spacing:6px;text-align:center;-webkit-user-select:all;user-select:all">${escapeHtml(code)}</p>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#faf6ee">
<div role="main" lang="en">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#faf6ee">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:480px;background:#ffffff;border:1px solid #e4ddcf;border-radius:16px">
<tr><td style="padding:32px 28px 16px">
<h1 style="margin:0 0 24px;font:700 20px/1.25 Georgia,serif;color:#255439">${escapeHtml(productName)}</h1>
${before.map(paragraph).join('\n')}
${digits}
${after.map(paragraph).join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</div>
</body>
</html>
`;
}

const textOf = ({ before, code, after }: Letter) =>
  [...before, ...(code === null ? [] : [`    ${code}`]), ...after, `-- \n${productName}`]
    .join('\n\n')
    .concat('\n');

/** The letter as text and HTML. */
export const composeLetter = (letter: Letter): Mail => ({
  to: letter.to,
  subject: letter.subject,
  text: textOf(letter),
  html: htmlOf(letter),
});
