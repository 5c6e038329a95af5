/** Computes a value when it is first asked for, and keeps it. */
export function computedOnce<T>(compute: () => T): () => T {
  let known: { readonly value: T } | null = null;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
}
