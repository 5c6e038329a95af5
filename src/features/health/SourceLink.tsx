import type { components } from '#contract/api.ts';
import styles from './SourceLink.module.css';
import { sourceLink as texts } from './texts/score.ts';

/** The source of a fact; a link if it has a URL. */
export function SourceLink({ source }: { source: components['schemas']['Source'] }) {
  if (!source.url.startsWith('https://')) return <span className={styles['source']}>{source.title}</span>;
  return (
    <a href={source.url} target="_blank" rel="noopener noreferrer" className={styles['source']}>
      {source.title}
      <span className="sr"> {texts.newTab}</span>
    </a>
  );
}
