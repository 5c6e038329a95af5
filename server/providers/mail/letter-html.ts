import { type BrandColors, brandFrom, darkGrounds, grounds } from '#domain/color/brand.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';
import type { Letter, LetterPart } from './letter.ts';

const sans = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

interface Colors {
  readonly paper: string;
  readonly card: string;
  readonly ink: string;
  readonly quiet: string;
  readonly line: string;
  readonly brand: string;
  readonly onBrand: string;
  readonly tint: string;
}

/** Light colors stand inline, dark ones in a style element that replaces them where the mail program reads it. */
export function mailColors(colors: BrandColors): { readonly light: Colors; readonly dark: Colors } {
  const { primary, dark } = brandFrom(colors);
  return {
    light: {
      paper: grounds.paper,
      card: grounds.surface,
      ink: grounds.ink,
      quiet: '#565E55',
      line: '#E4DDCF',
      brand: primary[7],
      onBrand: grounds.surface,
      tint: grounds.sunk,
    },
    dark: {
      paper: darkGrounds.paper,
      card: darkGrounds.surface,
      ink: darkGrounds.ink,
      quiet: '#B4B5AB',
      line: '#3A4038',
      brand: dark.primary[7],
      onBrand: darkGrounds.paper,
      tint: darkGrounds.sunk,
    },
  };
}

const darkStyle = ({ paper, card, ink, quiet, line, brand, onBrand, tint }: Colors) =>
  `@media (prefers-color-scheme: dark) {
.paper { background: ${paper} !important }
.card { background: ${card} !important; border-color: ${line} !important }
.ink { color: ${ink} !important }
.quiet { color: ${quiet} !important }
.brand { color: ${brand} !important }
.button { background: ${brand} !important; color: ${onBrand} !important }
.code { background: ${tint} !important; color: ${ink} !important }
}`;

function partHtml(part: LetterPart, { ink, brand, onBrand, tint }: Colors): string {
  if (typeof part === 'string')
    return `<p class="ink" style="margin:0 0 16px;font:16px/1.5 ${sans};color:${ink};overflow-wrap:anywhere">${escapeHtml(part)}</p>`;
  if ('code' in part)
    return `<p class="code" style="margin:0 0 24px;padding:16px;border-radius:12px;background:${tint};color:${ink};font:700 32px/1.25 Menlo,Consolas,monospace;letter-spacing:6px;text-align:center;-webkit-user-select:all;user-select:all">${escapeHtml(part.code)}</p>`;
  return `<p style="margin:24px 0"><a class="button" href="${escapeHtml(part.url)}" style="display:inline-block;padding:12px 20px;border-radius:12px;background:${brand};color:${onBrand};font:600 16px/1.25 ${sans};text-decoration:none">${escapeHtml(part.label)}</a></p>`;
}

/** A complete document: blocks with inline styles, as mail programs support little else, and nothing external. */
export function letterHtml(
  { subject, preview, parts, reason }: Letter,
  name: string,
  colors: BrandColors,
): string {
  const { light, dark } = mailColors(colors);
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
:root { color-scheme: light dark }
${darkStyle(dark)}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${light.paper}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<div class="paper" role="article" lang="en" dir="ltr" aria-label="${escapeHtml(subject)}" style="padding:32px 16px;background:${light.paper}">
<div style="max-width:520px;margin:0 auto">
<p class="brand" style="margin:0 0 16px;font:700 22px/1.25 Georgia,serif;color:${light.brand}">${escapeHtml(name)}</p>
<div class="card" style="padding:28px 24px 12px;background:${light.card};border:1px solid ${light.line};border-radius:16px">
<h1 class="ink" style="margin:0 0 20px;font:700 22px/1.3 ${sans};color:${light.ink};overflow-wrap:anywhere">${escapeHtml(subject)}</h1>
<p class="ink" style="margin:0 0 16px;font:16px/1.5 ${sans};color:${light.ink}">Hello,</p>
${parts.map((part) => partHtml(part, light)).join('\n')}
</div>
<p class="quiet" style="margin:16px 8px 0;font:13px/1.5 ${sans};color:${light.quiet}">${escapeHtml(reason)}</p>
</div>
</div>
</body>
</html>
`;
}
