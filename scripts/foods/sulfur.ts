import { join } from 'node:path';
import { readCsv } from './csv.ts';
import { alternatives, type Published, strictest } from './published.ts';
import { amount, type Usda } from './usda.ts';

/**
 * mg of sulfur from methionine and cystine per 100 g. An adult of 70 kg needs 15 mg of the two per kg and day
 * (WHO Technical Report 935, 2007), which contain about 240 mg of sulfur: a food with less than a quarter of
 * the daily need in 100 g is Low, one with all of it is High.
 */
const aminoSulfurMg = { low: 60, high: 240 } as const;

/**
 * Grains and pasta swell to three times their weight: 75 g of the dry food, a generous serving (the FDA's
 * reference amounts are 45 g of rice and 55 g of pasta), correspond to 100 g of any other food.
 */
const dryServing = 0.75;

/** Sulfur per gram of protein stays below this in all of SR28 (brazil nuts, the richest, have 22.6 mg). */
const maxMgPerGramOfProtein = 24;

/** ppm tiers of the sulfite table that make a food High; lower tiers make it at least Medium. */
const highSulfite = new Set(['>100', '50-99.9']);

export interface SulfurLists {
  readonly amino: ReadonlyMap<string, number>;
  readonly families: ReadonlySet<string>;
  readonly sulfites: ReadonlyMap<string, string>;
}

export function readSulfur(data: string): SulfurLists {
  const read = (name: string) => readCsv(join(data, 'intolerance', name));
  const amino = read('sulfur_usda_derived.csv').map(
    (row) => [row['ndb_no'] ?? '', Number(row['sulfur_from_amino_acids_mg_per_100g'])] as const,
  );
  return {
    amino: new Map(amino),
    families: new Set(read('sulfur_plant_families.csv').map((row) => row['food'] ?? '')),
    sulfites: new Map(read('sulfite_tiers.csv').map((row) => [row['food'] ?? '', row['sulfite_ppm'] ?? ''])),
  };
}

const levelOf = (mg: number): number => (mg < aminoSulfurMg.low ? 1 : mg < aminoSulfurMg.high ? 2 : 3);

function fromProtein(cell: string, ndbNo: string, lists: SulfurLists, usda: Usda): Published | null {
  const serving = alternatives(cell).includes('dry') ? dryServing : 1;
  const measured = lists.amino.get(ndbNo);
  if (measured !== undefined) {
    return { value: levelOf(measured * serving), confidence: 'calculated', source: 'sulfur-amino-acids' };
  }
  const protein = amount(usda.foods.get(ndbNo), 'protein_g');
  if (protein === null) return null;
  const related = alternatives(cell).find((one) => one.startsWith('protein-of:'));
  if (related) {
    const relatedNo = related.slice('protein-of:'.length).split(';')[0] ?? '';
    const relatedSulfur = lists.amino.get(relatedNo);
    const relatedProtein = amount(usda.foods.get(relatedNo), 'protein_g');
    if (relatedSulfur === undefined || !relatedProtein)
      throw new Error(`${relatedNo} has no amino acids to go by`);
    const value = levelOf((relatedSulfur / relatedProtein) * protein * serving);
    return { value, confidence: 'estimated', source: 'sulfur-protein-kin' };
  }
  if (protein * maxMgPerGramOfProtein >= aminoSulfurMg.low) return null;
  return { value: 1, confidence: 'calculated', source: 'sulfur-protein-bound' };
}

/** Level by plant family or by added sulfite, which amino acids do not show. */
function beyondProtein(entry: string, lists: SulfurLists): Published | null {
  const [kind, name = ''] = entry.split(/:(.*)/s);
  if (kind === 'family') {
    if (!lists.families.has(name)) throw new Error(`"${name}" is in no sulfur family`);
    return { value: 3, confidence: 'estimated', source: 'sulfur-families' };
  }
  if (kind === 'sulfite') {
    const tier = lists.sulfites.get(name);
    if (!tier) throw new Error(`no sulfite tier for "${name}"`);
    return { value: highSulfite.has(tier) ? 3 : 2, confidence: 'estimated', source: 'sulfites-1986' };
  }
  if (kind === 'protein-of' || kind === 'dry') return null;
  throw new Error(`"${entry}" says nothing about sulfur`);
}

/**
 * Sulfur level 1 to 3: by the food's amino acids, raised by its family and by sulfites. Without amino acids
 * it is that of a similar food's protein, or Low if it has too little protein to contain more; else unknown,
 * unless the rest makes it High. `dry` marks a grain or pasta that is boiled before it is eaten.
 */
export function sulfurOf(cell: string, ndbNo: string, lists: SulfurLists, usda: Usda): Published | null {
  const raised = alternatives(cell).flatMap((entry) => beyondProtein(entry, lists) ?? []);
  const protein = fromProtein(cell, ndbNo, lists, usda);
  const figure = strictest(protein ? [protein, ...raised] : raised);
  return protein || figure?.value === 3 ? figure : null;
}
