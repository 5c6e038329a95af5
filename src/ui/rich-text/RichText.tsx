import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { linkKind } from '#domain/content-page/allowed-html.ts';
import { sectionOf } from '#domain/content-page/section-ids.ts';
import { richText as texts } from '#src/ui/rich-text/texts.ts';
import { classNames } from '../class-names.ts';
import { Link } from '../link/Link.tsx';
import styles from './RichText.module.css';
import { parseRichText, type RichElement, richNodes, sectionsOf } from './rich-nodes.ts';

interface RichBodyProps {
  readonly body: RichElement;
  /** Maps the target of a link for this reader; unchanged without it. */
  readonly hrefOf?: (href: string) => string;
  /** Shows a table of contents if there are at least this many sections. */
  readonly contentsFrom?: number;
  readonly className?: string;
}

export interface RichTextProps extends Omit<RichBodyProps, 'body'> {
  readonly html: string;
}

const asWritten = (href: string) => href;

/** Untrusted HTML rendered in the app's typography: headings, lists, tables, links, and no scripts. */
export function RichText({ html, ...rest }: RichTextProps) {
  const body = useMemo(() => parseRichText(html), [html]);
  return <RichBody body={body} {...rest} />;
}

/** The same of a text that is parsed already. */
export function RichBody({
  body,
  hrefOf = asWritten,
  contentsFrom = Number.POSITIVE_INFINITY,
  className,
}: RichBodyProps) {
  const sections = sectionsOf(body);
  return (
    <div className={classNames(styles['text'], className)}>
      {sections.length >= contentsFrom && (
        <details className={styles['contents']}>
          <summary>{texts.contents}</summary>
          <ul>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <Link href={`#${id}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </details>
      )}
      {createElement(
        Fragment,
        null,
        ...richNodes(body, {
          link: (href, title, words) => createElement(TextualLink, { href: hrefOf(href), title }, ...words),
          table: (rows) => createElement(ScrolledTable, null, ...rows),
        }),
      )}
    </div>
  );
}

interface TextualLinkProps {
  readonly href: string;
  readonly title: string | null;
  readonly children?: ReactNode;
}

function TextualLink({ href, title, children }: TextualLinkProps) {
  const kind = linkKind(href);
  const named = title === null ? {} : { title };
  if (kind === 'web')
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" {...named}>
        {children}
        <span className="sr">{texts.newTab}</span>
      </a>
    );
  return (
    <Link href={kind === 'section' ? `#${sectionOf(href)}` : href} {...named}>
      {children}
    </Link>
  );
}

/** A table that is wider than the column scrolls horizontally, by keyboard as well. */
function ScrolledTable({ children }: { readonly children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section className={styles['table']} aria-label={texts.table} tabIndex={0}>
      <table>{children}</table>
    </section>
  );
}
