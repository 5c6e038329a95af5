import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { LinkProps } from '#src/ui/link/Link.tsx';
import { isSheetEntry } from '../routing/sheet-history.ts';

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Follows the app's own links without loading the page again; others leave it as any link does. */
export function RouterLink({ href, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const isOwn = /^(?:\/(?!\/)|#)/.test(href) && rest.target === undefined;
  if (!isOwn) return <a href={href} {...(onClick && { onClick })} {...rest} />;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || !isSheetEntry()) return;
    // the way back from the new page leads to the one below the sheet
    event.preventDefault();
    void navigate(href, { replace: true });
  };
  return <Link to={href} onClick={follow} {...rest} />;
}
