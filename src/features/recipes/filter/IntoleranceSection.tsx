import type { Intolerance, Level } from '#domain/intolerance/intolerances.ts';
import { acceptedLevels } from '#domain/recipe-filter/accepted-levels.ts';
import type { FilterLevel, FlagField, LevelField } from '#domain/recipe-filter/recipe-filter.ts';
import { intoleranceSection as texts } from '#src/features/recipes/texts/filter.ts';
import type { useRecipeFilter } from '#src/flows/recipes/use-recipe-filter.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { HelpIcon } from '#src/ui/icon/common-icons.tsx';
import { FlagTile } from '#src/ui/input/FlagTile.tsx';
import { LevelSlider } from '#src/ui/input/LevelSlider.tsx';
import { Grid } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './IntoleranceSection.module.css';

const sliders = [
  { intolerance: 'oxalate', field: 'isLowOxalate' },
  { intolerance: 'histamine', field: 'isLowHistamine' },
  { intolerance: 'sulfur', field: 'isLowSulfur' },
] as const satisfies readonly { intolerance: Intolerance; field: LevelField }[];

const flags = [
  {
    intolerance: 'salicylate',
    field: 'isLowSalicylate',
    label: texts.lowSalicylate,
    about: texts.aboutSalicylate,
  },
  { intolerance: 'fodmap', field: 'isLowFodmap', label: texts.lowFodmap, about: texts.aboutFodmap },
] as const satisfies readonly {
  intolerance: Intolerance;
  field: FlagField;
  label: string;
  about: string;
}[];

const positions = { 1: '1', 2: '2', 3: '3' } as const satisfies Record<Level, FilterLevel>;

export interface IntoleranceSectionProps {
  readonly filter: Pick<
    ReturnType<typeof useRecipeFilter>,
    'draft' | 'toggleLevel' | 'chooseLevel' | 'toggleFlag'
  >;
  readonly onHelp: (intolerance: Intolerance) => void;
}

/** Three sliders and two checkboxes, each with its help. */
export function IntoleranceSection({ filter, onHelp }: IntoleranceSectionProps) {
  const accepted = acceptedLevels(filter.draft);
  const change = (field: LevelField, value: Level | null) => {
    const isEnabled = filter.draft[field] !== '';
    if (isEnabled !== (value !== null)) filter.toggleLevel(field);
    else if (value !== null) filter.chooseLevel(field, positions[value]);
  };
  return (
    <section aria-labelledby="intolerances-title">
      <Text as="h3" variant="h3" id="intolerances-title">
        {texts.title}
      </Text>
      {sliders.map(({ intolerance, field }) => (
        <LevelSlider
          key={field}
          intolerance={intolerance}
          value={accepted[intolerance]}
          onChange={(value) => change(field, value)}
          onHelp={() => onHelp(intolerance)}
        />
      ))}
      <Grid className={styles['flags'] ?? ''}>
        {flags.map(({ field, label, intolerance, about }) => (
          <div key={field} className={styles['flag']}>
            <FlagTile label={label} checked={filter.draft[field]} onChange={() => filter.toggleFlag(field)} />
            <Button
              variant="quiet"
              size="sm"
              icon={<HelpIcon size={18} />}
              onClick={() => onHelp(intolerance)}
            >
              {about}
            </Button>
          </div>
        ))}
      </Grid>
    </section>
  );
}
