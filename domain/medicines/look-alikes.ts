import { foldName } from './fold-name.ts';

/** Names confused on prescriptions and packs that differ by more than a typo. */
const pairs = [
  ['hydroxyzine', 'hydralazine'],
  ['Losec', 'Lasix'],
  ['Celebrex', 'Celexa'],
  ['Celebrex', 'Cerebyx'],
  ['Celexa', 'Zyprexa'],
  ['Zantac', 'Xanax'],
  ['Zantac', 'Zyrtec'],
  ['Zyprexa', 'Zyrtec'],
  ['prednisone', 'prednisolone'],
  ['Lamictal', 'Lamisil'],
  ['lamotrigine', 'lamivudine'],
  ['chlorpromazine', 'chlorpropamide'],
  ['clonidine', 'clonazepam'],
  ['bupropion', 'buspirone'],
  ['tramadol', 'trazodone'],
  ['metformin', 'metronidazole'],
  ['fluoxetine', 'duloxetine'],
  ['fluoxetine', 'paroxetine'],
  ['carbamazepine', 'oxcarbazepine'],
  ['amlodipine', 'amiloride'],
  ['levothyroxine', 'liothyronine'],
  ['methotrexate', 'metolazone'],
  ['risperidone', 'ropinirole'],
  ['hydrochlorothiazide', 'hydroxychloroquine'],
  ['doxepin', 'doxycycline'],
  ['glipizide', 'gliclazide'],
  ['glipizide', 'glibenclamide'],
  ['penicillin', 'penicillamine'],
  ['azathioprine', 'azithromycin'],
  ['quinine', 'quinidine'],
  ['sulfasalazine', 'sulfadiazine'],
  ['Plavix', 'Paxil'],
  ['Keppra', 'Kaletra'],
  ['Topamax', 'Toprol'],
  ['mercaptopurine', 'mercaptamine'],
] as const;

const lookAlikes = pairs.reduce((found, [one, other]) => {
  for (const [name, alike] of [
    [one, other],
    [other, one],
  ] as const)
    found.set(foldName(name), [...(found.get(foldName(name)) ?? []), foldName(alike)]);
  return found;
}, new Map<string, readonly string[]>());

/** Folded names that this folded name is confused with. */
export const lookAlikesOf = (text: string): readonly string[] => lookAlikes.get(text) ?? [];
