import { useState } from 'react';
import type { Intolerance, Level } from '#domain/intolerance/intolerances.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { CalorieRange } from '#src/ui/input/CalorieRange.tsx';
import { ChipChoice } from '#src/ui/input/ChipChoice.tsx';
import { FlagTile } from '#src/ui/input/FlagTile.tsx';
import { LevelSlider } from '#src/ui/input/LevelSlider.tsx';
import { BottomSheet } from '#src/ui/sheet/BottomSheet.tsx';
import { Grid, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

const names = (list: string) => list.split(', ').map((value) => ({ value, label: value }));

export function FilterSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [level, setLevel] = useState<Record<string, Level | null>>({
    oxalate: 1,
    histamine: 2,
    sulfur: null,
  });
  const [chosen, setChosen] = useState<string[]>(['Peanut', 'Tree nut']);
  const [calories, setCalories] = useState<[number, number]>([150, 650]);
  const [help, setHelp] = useState(false);
  return (
    <>
      <BottomSheet
        open={open}
        onClose={onClose}
        title="Filter recipes"
        height="full"
        footer={
          <>
            <Button>Clear Filter</Button>
            <Button variant="primary" width="grow" onClick={onClose}>
              Apply Filter
            </Button>
          </>
        }
      >
        <Stack gap={24}>
          <section>
            <Text as="h3" variant="h3">
              Food intolerances
            </Text>
            {(['oxalate', 'histamine', 'sulfur'] satisfies Intolerance[]).map((each) => (
              <LevelSlider
                key={each}
                intolerance={each}
                value={level[each] ?? null}
                onChange={(value) => setLevel({ ...level, [each]: value })}
                onHelp={() => setHelp(true)}
              />
            ))}
          </section>
          <Grid>
            <FlagTile label="Low salicylate" checked onChange={() => {}} />
            <FlagTile label="Low FODMAP" checked={false} onChange={() => {}} />
          </Grid>
          <Stack gap={12}>
            <Text as="h3" variant="h3">
              Allergens
            </Text>
            <ChipChoice
              label="Allergens"
              options={names('Milk, Eggs, Fish, Peanut, Sesame, Crustacean shellfish, Soy, Tree nut, Wheat')}
              chosen={chosen}
              onChange={setChosen}
            />
          </Stack>
          <CalorieRange value={calories} onChange={setCalories} />
          <span />
        </Stack>
      </BottomSheet>
      <BottomSheet open={help} onClose={() => setHelp(false)} title="About histamine">
        <Text>Histamine forms while food ages: in cured fish, old cheese and wine.</Text>
      </BottomSheet>
    </>
  );
}
