import { countryNames } from '#domain/medicines/medicine.ts';
import { formatList } from '#domain/message/format-list.ts';
import { formatNumber } from '#domain/message/format-number.ts';
import type { OfferedMedication } from '#domain/questionnaire/medications.ts';
import type { Medication } from '#src/flows/health/use-medication.ts';
import { SearchField } from '#src/ui/field/SearchField.tsx';
import { PlusIcon } from '#src/ui/icon/common-icons.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './MedicationsScreen.module.css';
import { offeredMedications as texts } from './texts/questionnaire.ts';

/** Medications to pick from, each by its active ingredient with the brand name that matches the search. */
export function OfferedMedications({ medication }: { medication: Medication }) {
  const { found, term, count } = medication;
  return (
    <Stack as="section" gap={12} aria-labelledby="offered">
      <Text as="h2" variant="h2" id="offered">
        {texts.title}
      </Text>
      <SearchField label={texts.search} value={term} onChange={medication.type} />
      <Text variant="note" tone="muted" role="status">
        {formatMatchCount(found, term, count)}
      </Text>
      {found.length > 0 && (
        <ul aria-label={texts.listLabel} className={styles['offered']}>
          {found.map((offer) => (
            <li key={offer.input.input_id}>
              <button
                type="button"
                className={styles['offer']}
                onClick={() => medication.pick(offer.input.input_id, offer.match?.doubt ?? null)}
              >
                <span className={styles['words']}>
                  <span className={styles['name']}>
                    <span className="sr">{texts.add} </span>
                    {offer.input.prompt}
                  </span>
                  <span className={styles['use']}>{wordsOf(offer)}</span>
                </span>
                <PlusIcon className={styles['plus']} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

/** `Sold as Doryx in Italy. Bone medicine`: its purpose, and the name that matched. */
function wordsOf({ input, match }: OfferedMedication): string {
  const use = input.description ?? '';
  if (match === null || match.kind === 'name') return use;
  const countries = formatList(match.countries.map((country) => countryNames[country]));
  const name = match.kind === 'brand' ? texts.soldAs(match.matched, countries) : texts.also(match.matched);
  return use === '' ? name : `${name}. ${use}`;
}

function formatMatchCount(found: readonly OfferedMedication[], term: string, count: number): string {
  const listed = found.filter(({ match }) => match !== null).length;
  if (term.trim() === '') return found.length === 0 ? texts.allListed : texts.choices(formatNumber(count));
  if (listed === 0) return texts.nothingFound;
  return texts.matches(formatNumber(listed));
}
