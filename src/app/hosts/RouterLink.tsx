import { Link } from 'react-router-dom';
import type { LinkProps } from '#src/ui/link/Link.tsx';

/** Follows the app's own links without loading the page again; others leave it as any link does. */
export function RouterLink({ href, ...rest }: LinkProps) {
  const isOwn = href.startsWith('/') && !href.startsWith('//') && rest.target === undefined;
  return isOwn ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}
