import { use } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import type { CookedRecipe } from '#domain/cooking/cooking-timers.ts';
import { useCooking } from '#src/flows/cooking/use-cooking.ts';
import { useOtherCookings } from '#src/flows/cooking/use-other-cookings.ts';
import { Link } from '#src/ui/link/Link.tsx';
import { SheetHostContext } from '#src/ui/sheet/sheet-host.ts';
import { RingNotice } from './CookingTimers.tsx';
import styles from './OtherTimers.module.css';

/** The timers of recipes that aren't on the screen, on any page: they ring over it, and over its sheets. */
export function OtherTimers({ except = null }: { readonly except?: string | null }) {
  const recipes = useOtherCookings(except);
  return recipes.map((recipe) => <OtherTimer key={recipe.recipeId} recipe={recipe} />);
}

/** The timers on any page but those of cooking mode, which bring their own. */
export function PageTimers() {
  const isCooking = useLocation().pathname.endsWith('/cook');
  return isCooking ? null : <OtherTimers />;
}

function OtherTimer({ recipe }: { readonly recipe: CookedRecipe }) {
  const cooking = useCooking(recipe);
  const target = use(SheetHostContext).target();
  if (target === null) return null;
  return createPortal(
    <div className={styles['over']}>
      <RingNotice cooking={cooking}>
        <Link href={recipe.address} className={styles['dish'] ?? ''}>
          {recipe.title}
        </Link>
      </RingNotice>
    </div>,
    target,
  );
}
