import type { Row } from './csv.ts';
import type { Usda } from './usda.ts';

export const byNumber = (rows: readonly Row[]) => new Map(rows.map((row) => [row['ndb_no'] ?? '', row]));

/** A bean raw (1) and boiled (2), a green leaf (3), a drink (4) and a meat (5). */
export const usda: Usda = {
  foods: byNumber([
    { ndb_no: '00001', protein_g: '20', carbohydrate_g: '60' },
    { ndb_no: '00003', protein_g: '2', carbohydrate_g: '4' },
    { ndb_no: '00004', protein_g: '3', carbohydrate_g: '5' },
    { ndb_no: '00005', protein_g: '20', carbohydrate_g: '0' },
  ]),
  extra: byNumber([
    { ndb_no: '00001', water_g: '10' },
    { ndb_no: '00002', water_g: '70' },
    { ndb_no: '00003', water_g: '90' },
  ]),
  weights: Map.groupBy(
    [
      { ndb_no: '00002', amount: '1', measure: 'cup', grams: '200' },
      { ndb_no: '00003', amount: '1', measure: 'tbsp', grams: '4' },
    ],
    (row) => row.ndb_no,
  ),
};
