import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useNavigate } from 'react-router-dom';
import type { LinkProps } from '#src/ui/link/Link.tsx';
import { isSheetEntry } from '../routing/sheet-history.ts';

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Without the router's own link: it brings code along that only apps rendered on a server use. */
function OwnLink({ href, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const visit = useLinkClickHandler<HTMLAnchorElement>(href);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented) return;
    if (!isPlainClick(event) || !isSheetEntry()) return visit(event);
    // the way back from the new page leads to the one below the sheet
    event.preventDefault();
    void navigate(href, { replace: true });
  };
  return <a href={useHref(href)} onClick={follow} {...rest} />;
}

/** Follows the app's own links without loading the page again; others leave it as any link does. */
export function RouterLink({ href, onClick, ...rest }: LinkProps) {
  const isOwn = /^(?:\/(?!\/)|#)/.test(href) && rest.target === undefined;
  const Anchor = isOwn ? OwnLink : 'a';
  return <Anchor href={href} {...(onClick && { onClick })} {...rest} />;
}
