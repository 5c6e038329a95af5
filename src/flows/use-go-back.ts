import { useNavigate } from 'react-router-dom';

/** Of the server: the way back doesn't lead there again. */
const elsewhere = /^\/(?:api|outbox|sandbox)\//;

/** Whether a link of another page of the app opened this document, as one does that is pressed before the app runs. */
function cameFromApp(): boolean {
  const { origin, pathname } = new URL(document.referrer || 'about:blank');
  return origin === window.location.origin && !elsewhere.test(pathname) && window.history.length > 1;
}

/** Navigates back, or to `otherwise` if this was the first screen. */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate();
  return () => {
    // the router numbers its history entries; 0 is the first of this document
    if (Number(window.history.state?.idx ?? 0) > 0 || cameFromApp()) navigate(-1);
    else navigate(otherwise, { replace: true });
  };
}
