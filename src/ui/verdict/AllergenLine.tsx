import { allergenLine as texts } from '#src/ui/verdict/texts.ts';
import { Text } from '../text/Text.tsx';

export interface AllergenLineProps {
  /** "Contains milk, wheat". */
  readonly sentence: string;
  readonly contains: readonly { readonly word: string; readonly is_own: boolean }[];
  /** Possible further allergens; '' for none. */
  readonly open: string;
}

/** The allergens of a recipe; those of the reader are marked in words and in bold. */
export function AllergenLine({ sentence, contains, open }: AllergenLineProps) {
  const own = contains.filter(({ is_own }) => is_own);
  if (own.length === 0)
    return (
      <Text variant="small" tone="muted">
        {sentence}
      </Text>
    );
  const others = contains.filter(({ is_own }) => !is_own);
  return (
    <Text variant="small" tone="muted">
      {texts.contains}
      {own.map(({ word }, place) => (
        <span key={word}>
          {place > 0 && ', '}
          <strong>{word}</strong>
        </span>
      ))}{' '}
      ({texts.yours(own.length)}){others.length > 0 && ', '}
      {others.map(({ word }) => word).join(', ')}
      {open && `; ${open}`}
    </Text>
  );
}
