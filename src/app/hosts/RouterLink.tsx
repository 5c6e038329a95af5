import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useNavigate } from 'react-router-dom';
import type { LinkProps } from '#src/ui/link/Link.tsx';
import { isSheetEntry } from '../routing/sheet-history.ts';

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Instead of the router's `Link`, which adds code that only server-rendered apps need. */
function OwnLink({ href, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const visit = useLinkClickHandler<HTMLAnchorElement>(href);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented) return;
    if (!isPlainClick(event) || !isSheetEntry()) return visit(event);
    // replaces the history entry of the open sheet, so that back leads to the page below it
    event.preventDefault();
    void navigate(href, { replace: true });
  };
  return <a href={useHref(href)} onClick={follow} {...rest} />;
}

/** Navigates on the client for links within the app; all other links behave as usual. */
export function RouterLink({ href, onClick, ...rest }: LinkProps) {
  const isOwn = /^(?:\/(?!\/)|#)/.test(href) && rest.target === undefined;
  const Anchor = isOwn ? OwnLink : 'a';
  return <Anchor href={href} {...(onClick && { onClick })} {...rest} />;
}
