import type { Db } from '#server/db/connect.ts';
import { findPage } from '#server/queries/pages.ts';

/** A published page as everybody gets it; null for an unknown or removed one. */
export async function findPublishedPage(db: Db, id: string) {
  const page = await findPage(db, id);
  if (page === undefined) return null;
  // Sanitized when written, and again by the current rules. The sanitizer is loaded on first use.
  const { cleanHtml } = await import('#server/security/clean-html.ts');
  return {
    id: page.id,
    name: page.name,
    description: page.description,
    content: cleanHtml(page.content),
    updated_at: page.updatedAt.toISOString(),
  };
}
