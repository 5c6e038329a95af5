import { useEffect, useState } from 'react';

/** An address under which a file of the member's own can be shown, for as long as it is. */
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
