import { type ReactNode, useState } from 'react';
import type { Level } from '#domain/intolerance/intolerances.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { RecipeCardSkeleton, RecipeLeadSkeleton } from '#src/ui/feedback/Skeletons.tsx';
import { Toast } from '#src/ui/feedback/Toast.tsx';
import { PasswordField } from '#src/ui/field/PasswordField.tsx';
import { SearchField } from '#src/ui/field/SearchField.tsx';
import { ServingsStepper } from '#src/ui/field/ServingsStepper.tsx';
import { TextField } from '#src/ui/field/TextField.tsx';
import { type Units, UnitsSwitch } from '#src/ui/field/UnitsSwitch.tsx';
import { BottomNavigation } from '#src/ui/frame/BottomNavigation.tsx';
import { Brand } from '#src/ui/frame/Brand.tsx';
import { MealTypeTabs } from '#src/ui/frame/Tabs.tsx';
import { PlusIcon } from '#src/ui/icon/common-icons.tsx';
import { HeartIcon } from '#src/ui/icon/recipe-icons.tsx';
import { MailIcon } from '#src/ui/icon/sign-icons.tsx';
import { CalorieRange } from '#src/ui/input/CalorieRange.tsx';
import { ChipChoice } from '#src/ui/input/ChipChoice.tsx';
import { FlagTile } from '#src/ui/input/FlagTile.tsx';
import { LevelSlider } from '#src/ui/input/LevelSlider.tsx';
import { Switch } from '#src/ui/input/Switch.tsx';
import { NutrientTable } from '#src/ui/recipe/NutrientTable.tsx';
import { RecipeCard } from '#src/ui/recipe/RecipeCard.tsx';
import { RecipeRowCard } from '#src/ui/recipe/RecipeRowCard.tsx';
import { Stars } from '#src/ui/recipe/Stars.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Grid, Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { GaugeRow } from '#src/ui/verdict/Gauge.tsx';
import { VerdictLine } from '#src/ui/verdict/VerdictLine.tsx';
import { VerdictPanel } from '#src/ui/verdict/VerdictPanel.tsx';
import { axes, fits, nutrients, recipes, verdicts } from './samples.ts';

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="blk">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

const words = ['Fish', 'Poultry', 'Vegan'].map((value) => ({ value, label: value }));

function Controls() {
  const [chosen, setChosen] = useState<string[]>(['Fish']);
  const [units, setUnits] = useState<Units>('metric');
  const [servings, setServings] = useState(4);
  const [level, setLevel] = useState<Level | null>(2);
  const [off, setOff] = useState<Level | null>(null);
  const [calories, setCalories] = useState<[number, number]>([150, 650]);
  const [flag, setFlag] = useState(true);
  return (
    <Block title="Chips and choices">
      <Stack gap={12}>
        <ChipChoice label="Proteins" options={words} chosen={chosen} onChange={setChosen} />
        <Row gap={10} wrap>
          <UnitsSwitch value={units} onChange={setUnits} />
          <ServingsStepper value={servings} onChange={setServings} />
          <ServingsStepper value={servings} onChange={setServings} variant="small" />
        </Row>
        <Row gap={16}>
          <Switch label="On" checked={flag} onChange={setFlag} />
          <Switch label="Off" checked={!flag} onChange={(on) => setFlag(!on)} />
          <Stars rating={4} size={22} />
        </Row>
        <LevelSlider intolerance="histamine" value={level} onChange={setLevel} onHelp={() => {}} />
        <LevelSlider intolerance="sulfur" value={off} onChange={setOff} onHelp={() => {}} />
        <Grid>
          <FlagTile label="Low salicylate" checked={flag} onChange={setFlag} />
          <FlagTile label="Low FODMAP" checked={!flag} onChange={(on) => setFlag(!on)} />
        </Grid>
        <CalorieRange value={calories} onChange={setCalories} />
      </Stack>
    </Block>
  );
}

function Fields() {
  const [text, setText] = useState('');
  return (
    <Block title="Inputs">
      <Stack gap={12}>
        <TextField
          label="Email"
          name="email"
          value={text}
          onChange={setText}
          placeholder="you@example.com"
          icon={<MailIcon />}
        />
        <TextField
          label="Name"
          name="name"
          value="Maya"
          onChange={() => {}}
          hint="As you like to be called."
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          value="••••••"
          onChange={() => {}}
          error="The password must be at least 8 characters."
        />
        <SearchField label="Search recipes" value={text} onChange={setText} />
      </Stack>
    </Block>
  );
}

function Buttons() {
  return (
    <Block title="Buttons">
      <Stack gap={10}>
        <Row gap={10} wrap>
          <Button variant="primary">Continue</Button>
          <Button variant="primary" busy>
            Continue
          </Button>
          <Button variant="primary" busy icon={<PlusIcon />}>
            Saving
          </Button>
          <Button variant="primary" disabled>
            Disabled
          </Button>
        </Row>
        <Row gap={10} wrap>
          <Button>View more</Button>
          <Button variant="tinted" icon={<PlusIcon />}>
            Add
          </Button>
          <Button variant="quiet">Clear</Button>
        </Row>
        <Row gap={10} wrap>
          <Button variant="danger">Cancel subscription</Button>
          <Button size="sm">Small</Button>
          <IconButton variant="solid" label="Favorite" icon={<HeartIcon />} />
          <Button variant="danger-solid">Clear day</Button>
        </Row>
      </Stack>
    </Block>
  );
}

export function Parts() {
  const [tab, setTab] = useState('Main course');
  return (
    <main className="page">
      <Brand size="lg" />
      <Text as="h1" variant="display">
        Components
      </Text>
      <div className="cols">
        <div>
          <Buttons />
          <Controls />
        </div>
        <div>
          <Block title="Verdict gauges">
            <Card>
              <GaugeRow verdicts={axes} width={54} />
            </Card>
            <Row gap={10} wrap>
              <VerdictLine variant="badge" fit={fits.fits} />
              <VerdictLine variant="badge" fit={fits.atLimit} />
              <VerdictLine variant="badge" fit={fits.over} />
              <VerdictLine variant="badge" fit={fits.unknown} />
              <VerdictLine variant="badge" fit={fits.notForYou} />
            </Row>
          </Block>
          <Fields />
          <Block title="Toasts">
            <Stack gap={10}>
              <div>
                <Toast tone="success" text="Recipe saved to collection" />
              </div>
              <div>
                <Toast
                  tone="error"
                  text="Could not save. Nothing was lost."
                  action={{ label: 'Retry', run: () => {} }}
                />
              </div>
            </Stack>
          </Block>
          <Block title="Nutrients">
            <NutrientTable rows={nutrients} />
          </Block>
        </div>
        <div>
          <Block title="Recipe cards">
            <Stack gap={12}>
              <Grid>
                <RecipeCard
                  recipe={recipes.chicken}
                  fit={fits.fits}
                  favorite={{ on: false, onToggle: () => {} }}
                />
                <RecipeCard
                  recipe={recipes.soup}
                  fit={fits.atLimit}
                  favorite={{ on: true, onToggle: () => {} }}
                />
                <RecipeCard recipe={recipes.long} fit={fits.unknown} />
                <RecipeCard recipe={recipes.risotto} fit={fits.fits} />
              </Grid>
              <RecipeRowCard recipe={recipes.salmon} fit={fits.over} />
              <RecipeRowCard
                recipe={recipes.long}
                fit={fits.fits}
                favorite={{ on: true, onToggle: () => {} }}
              />
            </Stack>
          </Block>
          <Block title="Loading">
            <Grid>
              <RecipeLeadSkeleton />
              <RecipeCardSkeleton />
              <RecipeCardSkeleton />
            </Grid>
          </Block>
        </div>
        <div>
          <Block title="Why">
            <VerdictPanel
              verdicts={verdicts}
              axes={axes}
              swaps={{ histamine: 'Swap the tomatoes for zucchini and the dish drops to medium.' }}
              notice="This is information, not medical advice."
            />
          </Block>
          <Block title="Empty state">
            <Card pad={false}>
              <EmptyState
                title="No recipe favorite"
                text="Tap a heart and it will wait for you here."
                action={
                  <Button variant="tinted" size="sm">
                    Browse recipes
                  </Button>
                }
              />
            </Card>
          </Block>
          <Block title="Tabs and navigation">
            <MealTypeTabs
              types={['Main course', 'Breakfast', 'Soup', 'Salad', 'Side dish', 'Dessert']}
              value={tab}
              onChange={setTab}
            />
            <br />
            <BottomNavigation
              current="home"
              hrefs={{ home: '#', health: '#', collections: '#', planner: '#', account: '#' }}
            />
          </Block>
        </div>
      </div>
    </main>
  );
}
