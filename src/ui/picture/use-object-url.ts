import { useEffect, useState } from 'react';

/** An object URL for a file, revoked on unmount. */
export function useObjectUrl(file: Blob | null): string | null {
  const [shown, setShown] = useState<{ readonly file: Blob; readonly url: string } | null>(null);
  useEffect(() => {
    if (file === null) return undefined;
    const url = URL.createObjectURL(file);
    setShown({ file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return shown !== null && shown.file === file ? shown.url : null;
}
