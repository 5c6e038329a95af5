import { useEffect, useState } from 'react';
import type { Intolerance, Level } from '#domain/intolerance/intolerances.ts';
import { ConfirmHost } from '#src/app/hosts/ConfirmHost.tsx';
import { AuthLayout } from '#src/app/layouts/AuthLayout.tsx';
import { BareLayout } from '#src/app/layouts/BareLayout.tsx';
import { UserLayout } from '#src/app/layouts/UserLayout.tsx';
import type { Toasts } from '#src/app/toasts/toast-store.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { ErrorScreen } from '#src/ui/feedback/ErrorScreen.tsx';
import { RecipeGridSkeleton, RecipePageSkeleton } from '#src/ui/feedback/Skeletons.tsx';
import { CalorieRange } from '#src/ui/field/CalorieRange.tsx';
import { ChipChoice } from '#src/ui/field/ChipChoice.tsx';
import { FlagTile } from '#src/ui/field/FlagTile.tsx';
import { LevelSlider } from '#src/ui/field/LevelSlider.tsx';
import { PasswordField } from '#src/ui/field/PasswordField.tsx';
import { SearchField } from '#src/ui/field/SearchField.tsx';
import { UnitsSwitch } from '#src/ui/field/SegmentedChoice.tsx';
import { ServingsStepper } from '#src/ui/field/ServingsStepper.tsx';
import { TextField } from '#src/ui/field/TextField.tsx';
import { ListRow, RowList } from '#src/ui/frame/RowList.tsx';
import { MealTypeTabs, Tabs } from '#src/ui/frame/Tabs.tsx';
import { InfoIcon, LogOutIcon, SlidersIcon } from '#src/ui/icon/common-icons.tsx';
import { MailIcon } from '#src/ui/icon/sign-icons.tsx';
import { DirectionSteps } from '#src/ui/recipe/DirectionSteps.tsx';
import { Dish } from '#src/ui/recipe/Dish.tsx';
import { IngredientLine, IngredientList } from '#src/ui/recipe/IngredientList.tsx';
import { NutrientOverview } from '#src/ui/recipe/NutrientOverview.tsx';
import { RecipeCard } from '#src/ui/recipe/RecipeCard.tsx';
import { RecipeLeadCard } from '#src/ui/recipe/RecipeLeadCard.tsx';
import { RecipeMeta } from '#src/ui/recipe/RecipeMeta.tsx';
import { BottomSheet } from '#src/ui/sheet/BottomSheet.tsx';
import { Sidebar } from '#src/ui/sheet/Sidebar.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Grid, Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { fitOf } from '#src/ui/verdict/fit.ts';
import { GaugeRow } from '#src/ui/verdict/Gauge.tsx';
import { VerdictLine } from '#src/ui/verdict/VerdictLine.tsx';
import { VerdictPanel } from '#src/ui/verdict/VerdictPanel.tsx';
import { gentle, levels, limits, recipes, verdicts } from './samples.ts';

const heart = { on: false, onToggle: () => {} };

function Dashboard({ view }: { view: string }) {
  const [sheet, setSheet] = useState(view);
  const [tab, setTab] = useState('Main course');
  const [words, setWords] = useState('');
  const close = () => setSheet('');
  return (
    <>
      <UserLayout
        pathname="/dashboard"
        menu={{ open: sheet === 'menu', onOpen: () => setSheet('menu') }}
        bell={{ unread: 2, href: '/notifications' }}
      >
        <Stack gap={12} pad="sides">
          <Text as="h1" look="h1">
            Good morning, Maya
          </Text>
          <Text look="small" tone="muted">
            42 main courses fit your limits today.
          </Text>
          <Row gap={8}>
            <div style={{ flex: 1 }}>
              <SearchField label="Search recipes" value={words} onChange={setWords} />
            </div>
            <IconButton
              look="tinted"
              label="Filters, 4 active"
              mark={4}
              icon={<SlidersIcon size={22} />}
              onClick={() => setSheet('filter')}
            />
          </Row>
        </Stack>
        <MealTypeTabs
          types={['Main course', 'Breakfast', 'Soup', 'Salad', 'Side dish', 'Dessert']}
          value={tab}
          onChange={setTab}
        >
          <Stack gap={20} pad="page">
            {view === 'loading' ? (
              <RecipeGridSkeleton />
            ) : (
              <Grid>
                <RecipeLeadCard
                  recipe={recipes.chicken}
                  levels={gentle}
                  limits={limits}
                  favourite={heart}
                  eager
                />
                <RecipeCard recipe={recipes.soup} fit={{ kind: 'fits' }} favourite={{ ...heart, on: true }} />
                <RecipeCard
                  recipe={recipes.salmon}
                  fit={{ kind: 'at', intolerance: 'histamine' }}
                  favourite={heart}
                />
                <RecipeCard recipe={recipes.stirFry} fit={{ kind: 'fits' }} favourite={heart} />
                <RecipeCard
                  recipe={recipes.risotto}
                  fit={{ kind: 'unknown', intolerance: 'salicylate' }}
                  favourite={heart}
                />
              </Grid>
            )}
            <Button width="block">View more</Button>
          </Stack>
        </MealTypeTabs>
      </UserLayout>
      <FilterSheet open={sheet === 'filter'} onClose={close} />
      <Sidebar open={sheet === 'menu'} onClose={close}>
        <RowList look="plain">
          <ListRow label="About Us" icon={<InfoIcon />} href="/pages/about" />
          <ListRow label="Member Benefits" icon={<InfoIcon />} href="/pages/benefits" />
          <ListRow label="FAQ" icon={<InfoIcon />} href="/pages/faq" />
          <ListRow label="Logout" icon={<LogOutIcon />} tone="danger" onClick={() => setSheet('confirm')} />
        </RowList>
      </Sidebar>
      <ConfirmHost
        question={
          sheet === 'confirm'
            ? {
                title: 'Are you sure you want to log out?',
                text: 'Your recipes stay where they are.',
                confirmLabel: 'Logout',
                cancelLabel: 'Stay',
                tone: 'danger',
                onConfirm: close,
                onClose: close,
              }
            : null
        }
      />
    </>
  );
}

const names = (list: string) => list.split(', ').map((value) => ({ value, label: value }));

function FilterSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
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
            <Text as="h3" look="h3">
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
            <Text as="h3" look="h3">
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

function Recipe() {
  const [tab, setTab] = useState<'details' | 'nutrition' | 'reviews'>('details');
  const [servings, setServings] = useState(4);
  return (
    <BareLayout>
      <Dish src={recipes.salmon.image} shape="wide" eager />
      <Stack gap={16} pad="page">
        <Text as="h1" look="h1">
          Cod with green beans and capers
        </Text>
        <RecipeMeta recipe={recipes.chicken} look="full" />
        <NutrientOverview calories={462} sugar={5} protein={34} />
        <Card>
          <VerdictLine look="large" fit={fitOf(levels, limits)} />
          <GaugeRow levels={levels} limits={limits} width={50} />
        </Card>
        <Tabs
          label="Recipe"
          look="even"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'details', label: 'Recipe Details' },
            { value: 'nutrition', label: 'Nutritional Info' },
            { value: 'reviews', label: 'Reviews' },
          ]}
        >
          <Text as="h2" look="h2">
            Ingredients
          </Text>
          <Row spread="between">
            <ServingsStepper value={servings} onChange={setServings} />
            <UnitsSwitch value="metric" onChange={() => {}} />
          </Row>
          <IngredientList>
            <IngredientLine name="Cod fillet" amount="600 g" />
            <IngredientLine
              name="Capers, rinsed and chopped, with a little of their brine"
              amount="1 1/2 tbsp"
            />
            <IngredientLine name="Sumac" amount="1/2 tsp" />
          </IngredientList>
          <VerdictPanel
            verdicts={verdicts}
            limits={limits}
            notice="This is information, not medical advice."
          />
          <Text as="h2" look="h2">
            Directions
          </Text>
          <DirectionSteps
            steps={[
              'Heat the oven to 200 °C. Trim the beans and halve the tomatoes.',
              'Toss both with half the oil and roast for 12 minutes.',
            ]}
          />
        </Tabs>
        <Button variant="primary" width="block">
          Add to planner
        </Button>
      </Stack>
    </BareLayout>
  );
}

function SignIn() {
  const [email, setEmail] = useState('');
  return (
    <AuthLayout title="Login" onBack={() => {}}>
      <Stack gap={12} pad="page">
        <TextField
          label="Email"
          name="email"
          type="email"
          value={email}
          onChange={setEmail}
          icon={<MailIcon />}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          placeholder="Enter password (min 8 characters)"
          value=""
          onChange={() => {}}
        />
        <Button variant="primary" width="block">
          Continue
        </Button>
      </Stack>
    </AuthLayout>
  );
}

export function Screens({ view, toasts }: { view: string; toasts: Toasts }) {
  useEffect(() => {
    if (view === 'toast') toasts.show({ tone: 'error', text: 'Could not save. Nothing was lost.' });
    if (view === 'toast') toasts.show({ tone: 'info', text: 'Recipe saved to a collection of yours' });
  }, [view, toasts]);
  if (view === 'recipe') return <Recipe />;
  if (view === 'sign-in') return <SignIn />;
  if (view === 'error') return <ErrorScreen homeHref="/" onRetry={() => {}} />;
  if (view === 'recipe-loading') return <RecipePageSkeleton />;
  return <Dashboard view={view} />;
}
