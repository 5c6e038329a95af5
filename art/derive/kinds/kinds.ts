/** Every kind of dish, in the order they are tried; the last one takes whatever is left. */
import type { Facts } from '../facts.ts';
import type { Kind } from '../kind.ts';
import { bakes } from './bakes.ts';
import { breads } from './breads.ts';
import { breakfasts } from './breakfasts.ts';
import { carriers } from './carriers.ts';
import { drinks } from './drinks.ts';
import { handhelds } from './handhelds.ts';
import { lastResort, mains } from './mains.ts';
import { pasta } from './pasta.ts';
import { pots } from './pots.ts';
import { salads } from './salads.ts';
import { sauces } from './sauces.ts';
import { snacks } from './snacks.ts';
import { soups } from './soups.ts';
import { otherSweets, sweets } from './sweets.ts';
import { toasts } from './toasts.ts';

const kinds: readonly Kind[] = [
  ...drinks,
  ...sauces,
  ...breads,
  ...carriers,
  ...toasts,
  ...handhelds,
  ...snacks,
  ...bakes,
  ...sweets,
  ...breakfasts,
  ...otherSweets,
  ...soups,
  ...pots,
  ...pasta,
  ...salads,
  ...mains,
  lastResort,
];

export const kindOf = (f: Facts): Kind => kinds.find((kind) => kind.when(f)) ?? lastResort;
