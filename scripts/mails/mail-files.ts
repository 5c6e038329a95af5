import type { BrandColors } from '#domain/color/brand.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';
import { composeLetter } from '#server/providers/mail/letter.ts';
import { letterOf } from '#server/providers/mail/mail-content.ts';
import { sampleMails } from './sample-mails.ts';

interface MailFile {
  readonly name: string;
  readonly text: string;
}

const entryOf = (file: string, subject: string) =>
  `<li>${escapeHtml(subject)}<br><a href="${file}.html" aria-label="${file} as HTML">HTML</a> <a href="${file}.txt" aria-label="${file} as text">Text</a> <small>${file}</small></li>`;

const indexOf = (entries: readonly string[]) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mails</title>
<style>
:root { color-scheme: light dark }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif }
li { margin: 0.75rem 0; overflow-wrap: anywhere }
li a { margin-inline-end: 0.75rem }
</style>
</head>
<body>
<main>
<h1>Mails</h1>
<p>Every mail that the server can send, with sample data.</p>
<ul>
${entries.join('\n')}
</ul>
</main>
</body>
</html>
`;

/** The files of all sample mails, as HTML and text, and the page that lists them. */
export function mailFiles(colors: BrandColors): readonly MailFile[] {
  const mails = Object.entries(sampleMails).flatMap(([name, samples]) =>
    samples.map((content, index) => ({
      file: index === 0 ? name : `${name}-${index + 1}`,
      ...composeLetter(letterOf(content), colors),
    })),
  );
  return [
    { name: 'index.html', text: indexOf(mails.map(({ file, subject }) => entryOf(file, subject))) },
    ...mails.flatMap(({ file, html, subject, text }) => [
      { name: `${file}.html`, text: html },
      { name: `${file}.txt`, text: `Subject: ${subject}\n\n${text}` },
    ]),
  ];
}
