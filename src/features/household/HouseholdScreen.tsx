import { defaultSharing, maxAdults } from '#domain/household/household.ts';
import { formatList } from '#domain/message/format-list.ts';
import { useHousehold } from '#src/flows/household/use-household.ts';
import { useDraft } from '#src/flows/use-draft.ts';
import { memberPaths } from '#src/member-paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { TextSkeleton } from '#src/ui/feedback/TextSkeleton.tsx';
import { ListRow, RowList } from '#src/ui/frame/RowList.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { Switch } from '#src/ui/input/Switch.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { InviteCard } from './InviteCard.tsx';
import { PeopleCard } from './PeopleCard.tsx';
import { SharingChoice } from './SharingChoice.tsx';

type Flow = ReturnType<typeof useHousehold>;

/** The people a member eats with. */
export function HouseholdScreen() {
  usePageTitle('My household');
  const flow = useHousehold();
  const { household, failure, isFailed, isLoading, retry } = flow;
  return (
    <Stack gap={16} pad="page">
      {isFailed ? (
        <FailureNote title="We couldn’t load your household" text={failure} onRetry={retry} />
      ) : isLoading ? (
        <TextSkeleton label="Loading your household" />
      ) : household === null ? (
        <NoHousehold flow={flow} />
      ) : (
        <>
          <PeopleCard household={household} isBusy={flow.isBusy} onRemove={flow.remove} />
          <InviteCard
            invites={household.invites}
            invite={flow.invite}
            isBusy={flow.isBusy}
            isInviting={flow.isInviting}
            onInvite={flow.invitePerson}
            onRevoke={flow.revokeInvite}
          />
          {household.people.length > 1 && <PlanningCard flow={flow} household={household} />}
          <OwnPart flow={flow} household={household} />
        </>
      )}
    </Stack>
  );
}

function NoHousehold({ flow: { isBusy, start } }: { readonly flow: Flow }) {
  const { draft, change, submit } = useDraft({ initial: defaultSharing, onSubmit: start });
  return (
    <>
      <EmptyState
        title="Cook once, for everybody at your table"
        text={`Bring together up to ${maxAdults} adults, your children, and guests. Every dish then says whom it fits.`}
      />
      <Card aria-label="Start a household">
        <Stack gap={12}>
          <Text as="h2" variant="h2">
            Start a household
          </Text>
          <Text variant="small" tone="muted">
            The people you invite will see your name, and what you choose here. Your health answers are never
            shared. You can change this at any time.
          </Text>
          <SharingChoice sharing={draft} isBusy={isBusy} onChange={change} />
          <Button variant="primary" width="block" busy={isBusy} onClick={() => submit()}>
            Start a household
          </Button>
          <Button variant="quiet" width="block" href={memberPaths.joinHousehold()}>
            I have an invite
          </Button>
        </Stack>
      </Card>
    </>
  );
}

interface PartProps {
  readonly flow: Flow;
  readonly household: NonNullable<Flow['household']>;
}

function PlanningCard({
  flow: { isBusy, planForAll, sharePlan },
  household: { people, plans_for_all: isForAll, shared_plan: shared },
}: PartProps) {
  const others = people.filter(({ constraints }) => constraints === null).map(({ name }) => name);
  return (
    <Card aria-label="Your meal plans">
      <Stack gap={8}>
        <Text as="h2" variant="h2">
          Your meal plans
        </Text>
        <RowList variant="plain">
          <ListRow
            label="Plan meals for everybody"
            note="Your plan and shopping list are then for all who’re at the table, each with their own portion. We plan separate dishes only where nothing fits all of you."
            end={
              <Switch
                label="Plan meals for everybody"
                checked={isForAll || shared !== null}
                disabled={isBusy || shared !== null}
                onChange={planForAll}
              />
            }
          />
          <ListRow
            label="Share one plan and one shopping list"
            note="With everybody here who switches this on. You see each other’s changes at once, and who made them, with the recipes and foods of your own that you put on it."
            end={
              <Switch
                label="Share one plan and one shopping list"
                checked={shared !== null}
                disabled={isBusy}
                onChange={sharePlan}
              />
            }
          />
        </RowList>
        {people.length === 1 && (
          <Text variant="small" tone="muted">
            You’re alone at this table so far. Invite somebody, or add a child or a guest.
          </Text>
        )}
        {shared !== null && (
          <Text variant="small" tone="muted" role="status">
            {sharedPlanText(shared)}
          </Text>
        )}
        {(isForAll || shared !== null) && others.length > 0 && (
          <Text variant="small" tone="muted" role="status">
            {`We can’t check dishes for ${formatList(others)}, who ${others.length === 1 ? 'doesn’t' : 'don’t'} share what they eat.`}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function sharedPlanText({
  keeper,
  is_keeper: isKeeper,
  others,
}: NonNullable<PartProps['household']['shared_plan']>) {
  if (!isKeeper)
    return `You share ${keeper}’s plan. It starts from ${keeper}’s servings, and you get yours. Switch this off, and you take a copy along.`;
  return others.length === 0
    ? 'Nobody else shares it yet. Ask the others to switch this on, too.'
    : `You share your plan with ${formatList(others)}. It starts from your servings, and they get theirs.`;
}

function OwnPart({ flow: { isBusy, share, leave }, household }: PartProps) {
  return (
    <Card aria-label="What the others see of you">
      <Stack gap={12}>
        <Text as="h2" variant="h2">
          What the others see of you
        </Text>
        <Text variant="small" tone="muted">
          Your name, and what’s switched on here. Your health answers and your medicines are never shared.
        </Text>
        <SharingChoice
          sharing={{ food: household.shares_food, energy: household.shares_energy }}
          isBusy={isBusy}
          onChange={share}
        />
        {!household.shares_food && (
          <Text variant="small" tone="muted" role="status">
            The others can’t check a dish for you while this is off.
          </Text>
        )}
        <Button variant="danger" aria-disabled={isBusy} onClick={leave}>
          Leave household
        </Button>
      </Stack>
    </Card>
  );
}
