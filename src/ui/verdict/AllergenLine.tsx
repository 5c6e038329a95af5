import { Text } from '../text/Text.tsx';

export interface AllergenLineProps {
  /** "Contains milk, wheat". */
  readonly sentence: string;
  readonly contains: readonly { readonly word: string; readonly is_own: boolean }[];
  readonly unidentified: readonly string[];
}

/** The allergens of a recipe in words; those of the reader are marked in words and by weight. */
export function AllergenLine({ sentence, contains, unidentified }: AllergenLineProps) {
  const own = contains.filter(({ is_own }) => is_own);
  if (own.length === 0)
    return (
      <Text look="small" tone="muted">
        {sentence}
      </Text>
    );
  const others = contains.filter(({ is_own }) => !is_own);
  return (
    <Text look="small" tone="muted">
      Contains{' '}
      {own.map(({ word }, place) => (
        <span key={word}>
          {place > 0 && ', '}
          <strong>{word}</strong>
        </span>
      ))}{' '}
      ({own.length === 1 ? 'your allergen' : 'your allergens'}){others.length > 0 && ', '}
      {others.map(({ word }) => word).join(', ')}
      {unidentified.length > 0 && `; we don’t know ${unidentified.map((name) => `“${name}”`).join(' and ')}`}
    </Text>
  );
}
