import { classNames } from '../class-names.ts';
import { Link, type LinkProps } from './Link.tsx';
import styles from './TextLink.module.css';

/** A link within or below a text, or a button that looks like one. */
export function TextLink({ className, ...link }: LinkProps) {
  return <Link {...link} className={classNames(styles['link'], className)} />;
}
