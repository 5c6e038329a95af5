import type { ReactNode } from 'react';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './ContentPageScreen.module.css';
import { contentPageScreen as texts } from './texts.ts';

export interface ContentPageArticleProps {
  readonly name: string;
  /** ISO 8601. */
  readonly updatedAt: string;
  /** The text of the page. */
  readonly children: ReactNode;
}

const dayOf = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** A content page, as rendered by the app and by the server. */
export function ContentPageArticle({ name, updatedAt, children }: ContentPageArticleProps) {
  return (
    <article className={styles['page']}>
      <Text as="h1" variant="h1">
        {name}
      </Text>
      {children}
      <Text variant="note" tone="faint" className={styles['changed'] ?? ''}>
        {texts.changedOn} <time dateTime={updatedAt}>{dayOf.format(new Date(updatedAt))}</time>
      </Text>
    </article>
  );
}

/** Number of sections from which a page has a table of contents. */
export const contentsFrom = 5;
