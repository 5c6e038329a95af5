import { foldName } from './fold-name.ts';

/** Names that have been mixed up on prescriptions and packs, further apart than a typing mistake. */
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

/** The folded names that this folded name is mixed up with. */
export const lookAlikesOf = (text: string): readonly string[] => lookAlikes.get(text) ?? [];
