import { type AllergenId, allergens } from '#domain/allergen/allergens.ts';
import {
  type Caution,
  type Condition,
  type Interaction,
  type Limit,
  type Rule,
  type Rulebook,
  ruleKinds,
  type Source,
} from '#domain/health-recommendations/rule.ts';
import { scoreItems } from '#domain/health-score/weights.ts';
import { ContentFile, type Part } from './content-file.ts';
import { among, type KnownNames, readAnswer } from './known-names.ts';
import { htmlOf, UniqueIds } from './questionnaire-file.ts';
import { readDirections } from './read-directions.ts';
import { readUrgent } from './urgent-file.ts';

const ruleFields =
  'id label category kind audience waits restricts eliminates when any takes unless needs_no needs_known affects dose nutrient foods names instead_of unless_unsafe if_unsafe lost how evidence';

const addressRule = /^(?:https:\/\/\S+|\/[a-z][a-z0-9/-]*)$/;

/** How a source was checked; shown to operators in docs/health-evidence.md. */
const checks = ['opened', 'copy', 'table', 'own', 'no'] as const;

function readSources(name: string, text: string): ReadonlyMap<string, Source> {
  const file = new ContentFile(name, text);
  const sources = file.root.entries().map(([key, part]) => {
    const field = part.fields(['title', 'url', 'checked', 'finding']);
    field('checked').oneOf(checks);
    field('finding').text();
    const url = field('url').text();
    if (!addressRule.test(url)) field('url').report('url must be an address that starts with https://');
    return [key, { title: field('title').text(), url }] as const;
  });
  file.finish();
  return new Map(sources);
}

function readLimits(name: string, text: string): ReadonlyMap<string, Limit> {
  const file = new ContentFile(name, text);
  const limits = file.root.entries().map(([key, part]) => {
    const field = part.fields(['units', 'amount', 'recommended', 'source']);
    const amount = field('amount').isThere ? field('amount').amount() : null;
    const limit = {
      units: field('units').text(),
      amount,
      recommended: field('recommended').amount(),
      source: field('source').text(),
    };
    return [key, limit] as const;
  });
  file.finish();
  return new Map(limits);
}

/** At least one source for every claim. */
function readEvidence(part: Part, sources: ReadonlyMap<string, Source>): readonly Source[] {
  const keys = part.list();
  if (keys.length === 0) part.report('evidence must name one source at least');
  return keys.flatMap((key) => sources.get(among(key, 'source', (name) => sources.has(name))) ?? []);
}

function readInteractions(
  name: string,
  text: string,
  { classes }: KnownNames,
  sources: ReadonlyMap<string, Source>,
): ReadonlyMap<string, Interaction> {
  const file = new ContentFile(name, text);
  const interactions = file.root.entries().map(([key, part]) => {
    const field = part.fields(['classes', 'why', 'evidence', 'more', 'less', 'even']);
    const against = field('classes').list();
    return [
      key,
      {
        classes: against.map((each) => among(each, 'class of medicines', (given) => classes.has(given))),
        why: field('why').text(),
        directions: readDirections(field),
        evidence: readEvidence(field('evidence'), sources),
      },
    ] as const;
  });
  file.finish();
  return new Map(interactions);
}

function readCondition(part: Part, known: KnownNames): Condition {
  if (!part.isThere) return {};
  return Object.fromEntries(part.entries().map(([name, keys]) => [name, readAnswer(name, keys, known)]));
}

interface DoseFields {
  readonly known: KnownNames;
  readonly sources: ReadonlyMap<string, Source>;
  readonly limits: ReadonlyMap<string, Limit>;
  readonly interactions: ReadonlyMap<string, Interaction>;
  readonly taken: UniqueIds;
}

function readDose(part: Part): Rule['dose'] {
  if (!part.isThere) return null;
  const field = part.fields(['amount', 'over_70', 'units', 'interval']);
  return {
    amount: field('amount').amount(),
    amountOver70: field('over_70').isThere ? field('over_70').amount() : null,
    units: field('units').text(),
    interval: field('interval').text(),
  };
}

/** The most that the dose asks of anybody. */
const mostOf = (dose: Rule['dose']): number => Math.max(dose?.amount ?? 0, dose?.amountOver70 ?? 0);

/** A supplement has a dose of one nutrient, in the unit of its limit and at most the limit. */
function checkSupplement(part: Part, rule: Rule, limits: DoseFields['limits']): void {
  const limit = limits.get(rule.nutrient ?? '');
  if (rule.kind !== 'supplement') {
    if (rule.nutrient !== null) part.report('only a supplement has a nutrient');
  } else if (limit === undefined) part.report('a supplement needs a nutrient of limits.yaml');
  else if (rule.dose?.units !== limit.units || rule.dose.interval !== 'every day')
    part.report(`a supplement needs a dose in ${limit.units} per day`);
  else if (mostOf(rule.dose) > (limit.amount ?? limit.recommended))
    part.report(`the dose is above the limit of ${limit.amount ?? limit.recommended} ${limit.units} a day`);
  else if (rule.affects.length === 0) part.report('a supplement names what it affects');
  else if (!rule.waits) part.report('a supplement waits while there is an urgent sign');
}

function readRule(part: Part, { known, sources, limits, interactions, taken }: DoseFields): Rule {
  const field = part.fields(ruleFields.split(' '));
  const names = (name: string, description: string, has: (given: string) => boolean) =>
    field(name)
      .listOrNone()
      .map((each) => among(each, description, has));
  const isSingle = (name: string) => known.questions.get(name)?.kind === 'single';
  const id = field('id').slug();
  taken.claim(field('id'), 'id', id);
  const rule: Rule = {
    id,
    label: field('label').text(),
    category: field('category').text(),
    kind: field('kind').oneOf(ruleKinds),
    audience: field('audience').isThere ? field('audience').oneOf(['all', 'adults'] as const) : 'all',
    when: readCondition(field('when'), known),
    any: field('any')
      .listOrNone()
      .map((each) => readCondition(each, known)),
    takes: names('takes', 'class of medicines', (name) => known.classes.has(name)),
    unless: readCondition(field('unless'), known),
    needsNo: names('needs_no', 'Yes or No question', isSingle),
    needsKnown: names('needs_known', 'Yes or No question', isSingle),
    affects: names('affects', 'interaction', (name) => interactions.has(name)),
    waits: field('waits').isThere ? field('waits').truth() : field('kind').value === 'supplement',
    restricts: field('restricts').isThere && field('restricts').truth(),
    eliminates: field('eliminates').isThere && field('eliminates').truth(),
    dose: readDose(field('dose')),
    nutrient: field('nutrient').textOrNull(),
    foods: names('foods', 'food', (name) => known.foodIds.has(name)),
    names: names('names', 'food', (name) => known.foodIds.has(name)),
    insteadOf: field('instead_of').isThere
      ? among(field('instead_of'), 'rule above', (name) => taken.has('id', name))
      : null,
    unlessUnsafe: names('unless_unsafe', 'food', (name) => known.foodIds.has(name)),
    ifUnsafe: names('if_unsafe', 'food', (name) => known.foodIds.has(name)),
    lost: names('lost', 'item of the score', (name) => scoreItems.some((item) => item.id === name)),
    how: htmlOf(field('how')),
    evidence: readEvidence(field('evidence'), sources),
  };
  const reads = Object.keys(rule.when).length + rule.any.length + rule.takes.length;
  if (reads === 0) part.report('a rule follows from an answer or a medicine');
  if (rule.kind === 'food' && rule.foods.length === 0) part.report('a rule about food names foods');
  checkSupplement(part, rule, limits);
  return rule;
}

function readCautions(name: string, text: string, known: KnownNames): readonly Caution[] {
  const file = new ContentFile(name, text);
  const taken = new UniqueIds();
  const cautions = file.root.list().map((part): Caution => {
    const field = part.fields([
      'id',
      'name',
      'why',
      'when',
      'takes',
      'allergens',
      'foods',
      'unless_saved',
      'everywhere',
    ]);
    const names = (each: string, description: string, has: (given: string) => boolean) =>
      field(each)
        .listOrNone()
        .map((given) => among(given, description, has));
    const id = field('id').slug();
    taken.claim(field('id'), 'id', id);
    const every = allergens.map((each) => each.id);
    return {
      id,
      name: field('name').text(),
      why: field('why').text(),
      when: readCondition(field('when'), known),
      takes: names('takes', 'class of medicines', (given) => known.classes.has(given)),
      allergens:
        field('allergens').value === 'all'
          ? every
          : (names('allergens', 'allergen', (given) => every.some((one) => one === given)) as AllergenId[]),
      foods: names('foods', 'food', (given) => known.foodIds.has(given)),
      unlessSaved: field('unless_saved').isThere && field('unless_saved').truth(),
      everywhere: field('everywhere').isThere && field('everywhere').truth(),
    };
  });
  file.finish();
  return cautions;
}

/** The suggested doses of one nutrient stay within its limit even for a person who follows all rules. */
function checkSums(file: ContentFile, rules: readonly Rule[], limits: DoseFields['limits']): void {
  for (const [nutrient, { amount, recommended, units }] of limits) {
    const doses = rules.filter((rule) => rule.nutrient === nutrient).map(({ dose }) => mostOf(dose));
    const sum = doses.reduce((total, dose) => total + dose, 0);
    if (sum > (amount ?? recommended))
      file.report(
        [],
        `all rules together suggest ${sum} ${units} of ${nutrient} a day, which is above the limit`,
      );
  }
}

/** The files that are not lists of rules. */
const besides = ['sources.yaml', 'limits.yaml', 'interactions.yaml', 'urgent.yaml', 'cautions.yaml'];

/** The whole rulebook from the texts of its files. Throws ContentError. */
export function readRulebook(files: ReadonlyMap<string, string>, known: KnownNames): Rulebook {
  const nameOf = (file: string) => [...files.keys()].find((name) => name.endsWith(`/${file}`)) ?? file;
  const textOf = (file: string) => files.get(nameOf(file)) ?? '';
  const sources = readSources(nameOf('sources.yaml'), textOf('sources.yaml'));
  const limits = readLimits(nameOf('limits.yaml'), textOf('limits.yaml'));
  const interactions = readInteractions(
    nameOf('interactions.yaml'),
    textOf('interactions.yaml'),
    known,
    sources,
  );
  const urgent = readUrgent(nameOf('urgent.yaml'), textOf('urgent.yaml'), known);
  const given = { known, sources, limits, interactions, taken: new UniqueIds() };
  const rules: Rule[] = [];
  for (const [name, text] of files) {
    if (besides.some((file) => name.endsWith(`/${file}`))) continue;
    const file = new ContentFile(name, text);
    rules.push(...file.root.list().map((part) => readRule(part, given)));
    checkSums(file, rules, limits);
    file.finish();
  }
  const cautions = readCautions(nameOf('cautions.yaml'), textOf('cautions.yaml'), known);
  return { rules, cautions, limits, interactions, urgent };
}
