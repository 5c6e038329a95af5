/** What is being cooked on this device, by recipe: the timers of one pot don't end with the start of another. */
export const cookingKey = 'cooking';

/** Whether some timer may still ring. Part of every page, so the entry is not parsed. */
export const mayRing = () => localStorage.getItem(cookingKey)?.includes('endsAt');
