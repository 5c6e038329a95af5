import { useNavigate } from 'react-router-dom';

/** Back to where the member came from; to `otherwise` when this screen was the first. */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate();
  return () => {
    // the router numbers its entries; 0 is the one the app was opened at
    if (Number(window.history.state?.idx ?? 0) > 0) navigate(-1);
    else navigate(otherwise, { replace: true });
  };
}
