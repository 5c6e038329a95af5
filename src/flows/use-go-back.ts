import { useNavigate } from 'react-router-dom';

/** Navigates back, or to `otherwise` if this was the first screen. */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate();
  return () => {
    // the router numbers its history entries; 0 is the first of this visit
    if (Number(window.history.state?.idx ?? 0) > 0) navigate(-1);
    else navigate(otherwise, { replace: true });
  };
}
