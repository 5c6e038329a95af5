/** A value in localStorage; `subscribe` notifies of changes by this tab and by others. */
export function storedValue(key: string) {
  const listeners = new Set<() => void>();
  return {
    read: (): string | null => localStorage.getItem(key),
    /** Null removes it. */
    write(value: string | null): void {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
  };
}
