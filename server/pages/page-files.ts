import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type PageText, parsePage } from './parse-page.ts';

const folder = fileURLToPath(new URL('../../content/pages/', import.meta.url));

/** Slugs of the project's own pages. */
export const ownPageIds = (): string[] =>
  globSync('*.md', { cwd: folder })
    .map((file) => basename(file, '.md'))
    .sort();

/** A page of the project's own. Throws ContentError naming the file. */
export const readOwnPage = (id: string): PageText =>
  parsePage(`content/pages/${id}.md`, readFileSync(`${folder}${id}.md`, 'utf8'));
