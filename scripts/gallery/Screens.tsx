import { useEffect, useState } from 'react';
import { ConfirmHost } from '#src/app/hosts/ConfirmHost.tsx';
import { UserLayout } from '#src/app/layouts/UserLayout.tsx';
import type { Toasts } from '#src/app/toasts/toast-store.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { ErrorScreen } from '#src/ui/feedback/ErrorScreen.tsx';
import { RecipeGridSkeleton, RecipePageSkeleton } from '#src/ui/feedback/Skeletons.tsx';
import { SearchField } from '#src/ui/field/SearchField.tsx';
import { ListRow, RowList } from '#src/ui/frame/RowList.tsx';
import { MealTypeTabs } from '#src/ui/frame/Tabs.tsx';
import { HelpIcon, LogOutIcon, SlidersIcon } from '#src/ui/icon/common-icons.tsx';
import { RecipeCard } from '#src/ui/recipe/RecipeCard.tsx';
import { RecipeLeadCard } from '#src/ui/recipe/RecipeLeadCard.tsx';
import { Sidebar } from '#src/ui/sheet/Sidebar.tsx';
import { Grid, Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { fits, gentle, recipes } from './samples.ts';

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
          <Text as="h1" variant="h1">
            Good morning, Maya
          </Text>
          <Text variant="small" tone="muted">
            42 main courses match your filters today.
          </Text>
          <Row gap={8}>
            <div style={{ flex: 1 }}>
              <SearchField label="Search recipes" value={words} onChange={setWords} />
            </div>
            <IconButton
              variant="tinted"
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
                  fit={fits.fits}
                  verdicts={gentle}
                  favorite={heart}
                  eager
                />
                <RecipeCard recipe={recipes.soup} fit={fits.fits} favorite={{ ...heart, on: true }} />
                <RecipeCard recipe={recipes.salmon} fit={fits.atLimit} favorite={heart} />
                <RecipeCard recipe={recipes.stirFry} fit={fits.fits} favorite={heart} />
                <RecipeCard recipe={recipes.risotto} fit={fits.unknown} favorite={heart} />
              </Grid>
            )}
            <Button width="block">View more</Button>
          </Stack>
        </MealTypeTabs>
      </UserLayout>
      <FilterSheet open={sheet === 'filter'} onClose={close} />
      <Sidebar open={sheet === 'menu'} onClose={close}>
        <RowList variant="plain">
          <ListRow label="About Us" icon={<HelpIcon />} href="/pages/about" />
          <ListRow label="Member Benefits" icon={<HelpIcon />} href="/pages/benefits" />
          <ListRow label="FAQ" icon={<HelpIcon />} href="/pages/faq" />
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

export function Screens({ view, toasts }: { view: string; toasts: Toasts }) {
  useEffect(() => {
    if (view === 'toast') toasts.show({ tone: 'error', text: 'Could not save. Nothing was lost.' });
    if (view === 'toast') toasts.show({ tone: 'info', text: 'Recipe saved to a collection of yours' });
  }, [view, toasts]);
  if (view === 'error') return <ErrorScreen homeHref="/" onRetry={() => {}} />;
  if (view === 'recipe-loading') return <RecipePageSkeleton />;
  return <Dashboard view={view} />;
}
