/**
 * Cooking techniques, each with the words of recipes for it. Shaping does not count: rolled, in balls, or as
 * a patty is the same dish.
 */
const techniques: Readonly<Record<string, RegExp>> = {
  simmer: /\b(simmer\w*|bubble)\b/i,
  boil: /\b(boil\w*|blanch\w*)\b/i,
  poach: /\bpoach\w*\b/i,
  steam: /\b(steam\w*|steam-dry)\b/i,
  'slow cook': /\b(brais\w+|stew\w*|falls apart|slow cook\w*)\b/i,
  fry: /\b(fry|fries|fried|frying|saut[eé]\w*|sear\w*|brown|soften|sizzl\w+|stir-fry)\b/i,
  'deep-fry': /\bdeep[- ]fr\w+\b/i,
  bake: /\b(bake\w*|baking (?!powder|soda|paper|sheet|tray|dish|tin))\b/i,
  roast: /\broast\w*\b/i,
  grill: /\b(grill\w*|broil\w*|griddle\w*)\b/i,
  toast: /\btoast\w*\b/i,
  caramelize: /\bcarameli[sz]\w+\b/i,
  blend: /\b(blend\w*|pur[eé]e\w*|liquidi[sz]e\w*|blitz\w*|food processor|blender)\b/i,
  mash: /\b(mash\w*|crush\w*)\b/i,
  whisk: /\b(whisk\w*|beat|whip\w*)\b/i,
  knead: /\b(knead\w*|dough)\b/i,
  rise: /\b(rise|rises|risen|prove|proof|doubled)\b/i,
  'rub in': /\brub (?:in|the)\b/i,
  soak: /\bsoak\w*\b/i,
  marinate: /\b(marinat\w+|marinade)\b/i,
  chill: /\b(chill\w*|refrigerat\w+|fridge|refrigerator|overnight)\b/i,
  freeze: /\b(freez\w+|frozen until)\b/i,
  set: /\b(gelatin|wobbl\w*|custard)\b/i,
  melt: /\bmelt\w*\b/i,
  toss: /\b(toss\w*|dress(?:ing)?)\b/i,
  flambe: /\b(flamb\w+|reduce by)\b/i,
};

/** The techniques named in the steps of a recipe. */
export function techniquesIn(steps: readonly string[]): ReadonlySet<string> {
  const text = steps.join(' ');
  return new Set(Object.keys(techniques).filter((name) => techniques[name]?.test(text)));
}
