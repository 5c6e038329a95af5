import { type Intolerance, intoleranceNames } from '#domain/intolerance/intolerances.ts';
import { lowPortion as texts } from '#src/features/recipes/texts/recipe.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { formatPortion } from '#src/ui/verdict/portions.ts';

export interface LowPortionProps {
  readonly axis: Intolerance;
  /** Fraction of one serving that is low; undefined if none is, or the whole is. */
  readonly lowPortion: number | undefined;
  /** Fraction that the amounts are currently for. */
  readonly portion: number;
  readonly onPortion: (portion: number) => void;
}

/** A button that scales the recipe to a low portion. */
export function LowPortion({ axis, lowPortion, portion, onPortion }: LowPortionProps) {
  if (lowPortion === undefined) return null;
  const name = intoleranceNames[axis];
  const part = formatPortion(lowPortion);
  if (portion <= lowPortion)
    return <p>{texts.smallerPortion(name === 'FODMAP' ? name : name.toLowerCase())}</p>;
  return (
    <>
      <p>{texts.offer(part)}</p>
      <Button
        size="sm"
        variant="tinted"
        aria-label={texts.makeLowIn(name, part)}
        onClick={() => onPortion(lowPortion)}
      >
        {texts.makeLow}
      </Button>
    </>
  );
}
