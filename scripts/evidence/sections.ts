import type { Interaction, SourceCheck } from '#domain/medicines/interaction.ts';
import { severityWords } from '#domain/medicines/medicine-text.ts';
import { questionsOf } from '#domain/questionnaire/questionnaire.ts';
import type { SituationTest } from '#domain/safety/safety-rule.ts';
import type { HealthContent } from '#server/health/health-content.ts';
import type { EvidenceLine, EvidenceSection } from './evidence-page.ts';

/** A source of content/recommendations/sources.yaml. */
export interface KnownSource {
  readonly title: string;
  readonly url: string;
  readonly checked: string;
  readonly finding: string;
}

const checkLabels: Readonly<Record<string, string>> = {
  opened: 'opened',
  copy: 'opened in a copy',
  table: 'opened in a table',
  own: 'our own',
  no: '**not opened**',
};
const interactionChecks: Readonly<Record<SourceCheck, string>> = {
  seen: 'opened in a copy',
  'seen-secondhand': 'quoted by a page that was opened',
  known: '**not opened**',
};

const plain = (html: string) => html.replace(/<[^>]*>/g, '');

function sourced(
  evidence: readonly { readonly url: string }[],
  sources: readonly KnownSource[],
): Pick<EvidenceLine, 'source' | 'checked'> {
  const known = evidence.flatMap(({ url }) => sources.find((each) => each.url === url) ?? []);
  return {
    source: known.map(({ title, url, finding }) => `[${title}](${url}): ${finding}`).join('; '),
    checked: known.map(({ checked }) => checkLabels[checked] ?? checked).join('; '),
  };
}

const doseLines = ({ rulebook }: HealthContent, sources: readonly KnownSource[]): EvidenceLine[] => [
  ...rulebook.rules.flatMap(({ id, label, dose, nutrient, evidence }) =>
    dose === null
      ? []
      : [
          {
            id: `dose:${id}`,
            claim: `${label}: ${dose.amount} ${dose.units} ${dose.interval}`,
            ...sourced(evidence, sources),
            ...(nutrient !== null && { source: rulebook.limits.get(nutrient)?.source ?? '' }),
          },
        ],
  ),
  ...[...rulebook.limits].map(([nutrient, { amount, recommended, units, source }]) => ({
    id: `limit:${nutrient}`,
    claim: `at most ${amount ?? recommended} ${units} a day`,
    source,
    checked: 'opened in a table',
  })),
];

const describeScope = ({ appliesTo: { kind, name } }: Interaction) =>
  kind === 'generic' ? name : `group ${name}`;

const interactionLine = (rule: Interaction): EvidenceLine => ({
  id: rule.id,
  claim: [
    `**${describeScope(rule)}: ${rule.subject}.** ${severityWords[rule.severity]}.`,
    rule.timing === null ? '' : `${rule.timing}.`,
    rule.why,
    rule.advice,
    rule.foods.length === 0 ? '' : `Foods: ${rule.foods.join(', ')}.`,
    rule.isDangerous ? 'Marked as dangerous.' : '',
  ].join(' '),
  source: rule.source,
  checked: interactionChecks[rule.checked],
});

function urgentLines({ rulebook, questionnaire }: HealthContent): EvidenceLine[] {
  const questions = questionnaire.categories.flatMap(questionsOf);
  return rulebook.urgent.signs.map(({ name, kind, keys, any }) => ({
    id: `urgent:${kind}:${name}:${keys.join('-')}`,
    claim: `${questions.find((each) => each.name === name)?.prompt ?? name} ${rulebook.urgent.kinds[kind].title}: ${plain(rulebook.urgent.kinds[kind].text)}`,
    source: `Common guidance on warning signs; of ${any.length === 0 ? 'everybody' : any.map(describeTest).join('; ')}`,
    checked: '**not opened**',
  }));
}

const describeTest = ({
  answers,
  ageUnder,
  ageFrom,
  unlessAgeUnder,
  bmiUnder,
  bodyUnclear,
  unlessMale,
  open,
  takes,
}: SituationTest) =>
  [
    ...(ageUnder === null ? [] : [`under ${ageUnder}`]),
    ...(ageFrom === null ? [] : [`from ${ageFrom} on`]),
    ...(unlessAgeUnder === null ? [] : [`not known to be under ${unlessAgeUnder}`]),
    ...Object.entries(answers).map(([name, keys]) => `${name} ${keys.join(' or ')}`),
    ...(bmiUnder === null ? [] : [`under ${bmiUnder} kg/m²`]),
    ...(bodyUnclear ? ['height or weight cannot be right'] : []),
    ...(unlessMale ? ['not known to be male'] : []),
    ...open.map((name) => `${name} without an answer`),
    ...takes.map((each) => `takes ${each}`),
  ].join(' and ');

/** Everything that advises, warns, hides a recommendation or states a dose. */
export const evidenceSections = (
  content: HealthContent,
  sources: readonly KnownSource[],
): EvidenceSection[] => [
  {
    title: 'Recommendations',
    about: 'What content/recommendations suggests.',
    signedBy: ['physician', 'dietitian'],
    lines: content.rulebook.rules.map(({ id, how, evidence }) => ({
      id,
      claim: plain(how),
      ...sourced(evidence, sources),
    })),
  },
  {
    title: 'Doses and limits',
    about: 'What may be suggested of a nutrient in a day.',
    signedBy: ['physician', 'pharmacist', 'dietitian'],
    lines: doseLines(content, sources),
  },
  {
    title: 'Advice that is left out with a medicine',
    about: 'What content/recommendations/interactions.yaml withholds.',
    signedBy: ['pharmacist'],
    lines: [...content.rulebook.interactions].map(([id, { why, evidence }]) => ({
      id: `withheld:${id}`,
      claim: why,
      ...sourced(evidence, sources),
    })),
  },
  {
    title: 'Medicines with food',
    about:
      'Every rule of content/medicine-interactions.csv. Which medicines belong to a group stands in content/medicines.csv; the pharmacist signs the groups of the medicines with it. Hours and amounts need the labels of the country.',
    signedBy: ['pharmacist', 'dietitian'],
    lines: content.medicines.interactions.map(interactionLine),
  },
  {
    title: 'Urgent signs',
    about: 'Answers that come before everything else.',
    signedBy: ['physician'],
    lines: urgentLines(content),
  },
  {
    title: 'Foods that are not named',
    about:
      'content/recommendations/cautions.yaml leaves foods out of what is suggested. The lists are common guidance; they only ever take something away.',
    signedBy: ['dietitian'],
    lines: content.rulebook.cautions.map(({ id, foods, allergens }) => ({
      id: `caution:${id}`,
      claim: [...foods, ...allergens].join(', '),
      source: 'Common guidance; vitamin K: 25 µg or more in a usual portion, by the food table',
      checked: 'our own',
    })),
  },
  {
    title: 'Safety by situation',
    about:
      'What content/safety asks of plans, pages, targets and advice for an illness, an age or a time of life.',
    signedBy: ['physician', 'dietitian'],
    lines: content.situations.flatMap((situation) =>
      situation.rules.map(({ id, why, source, choice }) => ({
        id: `safety:${id}`,
        claim: `**${situation.name}.** ${why} ${choice === 'member' ? 'The member can switch it off.' : 'Always.'}`,
        source,
        checked: /\bread\b/.test(source) ? 'opened where it says so, else see the facts' : 'see the facts',
      })),
    ),
  },
  {
    title: 'Energy',
    about: 'What a plan aims at, and what no target is below.',
    signedBy: ['physician', 'dietitian'],
    lines: [
      {
        id: 'energy:need',
        claim:
          'The need is the estimated energy requirement, one set of equations from 3 to 18 years and one from 19, by sex, age, height, weight and activity (no movement: inactive; 1 to 149 minutes a week: low active; more: active; not known: low active). Of an underweight adult it is reckoned for the least healthy weight; of unknown sex the higher need holds; without height or weight it is the average need of the age (UK Scientific Advisory Committee on Nutrition 2011).',
        source:
          '[National Academies 2023](https://www.canada.ca/en/health-canada/services/food-nutrition/healthy-eating/dietary-reference-intakes/tables/equations-estimate-energy-requirement.html)',
        checked: 'see the facts',
      },
      {
        id: 'energy:pregnancy',
        claim:
          'In pregnancy 340 kcal are added, as the trimester is not asked, while breastfeeding 500, and neither is below 1,800 kcal (our own figure).',
        source: 'IOM 2005; EFSA 2013',
        checked: 'see the facts',
      },
      {
        id: 'energy:floor',
        claim: 'Nobody is offered less than 1,200 kcal as a woman or 1,500 as anybody else.',
        source: 'AHA, ACC and TOS 2013',
        checked: '**not opened**',
      },
      {
        id: 'energy:caffeine',
        claim:
          'Caffeine of a day is added up by foods: coffee, tea, cola, chocolate and cocoa; under 18 the most is 3 mg for each kilogram.',
        source: 'USDA SR28 (figures); EFSA 2015 (limits)',
        checked: 'see the facts',
      },
    ],
  },
];
