/** The fifteen groups that US (FALCPA, FASTER) and EU (1169/2011, Annex II) law require to be declared. */
export const allergens = [
  { id: 'milk', name: 'Milk' },
  { id: 'egg', name: 'Eggs' },
  { id: 'fish', name: 'Fish' },
  { id: 'crustacean', name: 'Crustacean shellfish' },
  { id: 'tree_nut', name: 'Tree nuts' },
  { id: 'peanut', name: 'Peanuts' },
  { id: 'wheat', name: 'Wheat' },
  { id: 'gluten', name: 'Cereals containing gluten' },
  { id: 'soy', name: 'Soybeans' },
  { id: 'sesame', name: 'Sesame' },
  { id: 'celery', name: 'Celery' },
  { id: 'mustard', name: 'Mustard' },
  { id: 'lupin', name: 'Lupin' },
  { id: 'mollusc', name: 'Molluscs' },
  { id: 'sulphites', name: 'Sulphites' },
] as const;

export type AllergenName = (typeof allergens)[number]['name'];
export type AllergenId = (typeof allergens)[number]['id'];
