import { defaultSharing, maxAdults } from '#domain/household/household.ts';
import { bidiIsolated } from '#domain/message/bidi-isolate.ts';
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
import { householdScreen as texts } from './texts.ts';

type Flow = ReturnType<typeof useHousehold>;

/** The people a member eats with. */
export function HouseholdScreen() {
  usePageTitle(texts.title);
  const flow = useHousehold();
  const { household, failure, isFailed, isLoading, retry } = flow;
  return (
    <Stack gap={16} pad="page">
      {isFailed ? (
        <FailureNote title={texts.failedTitle} text={failure} onRetry={retry} />
      ) : isLoading ? (
        <TextSkeleton label={texts.loading} />
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
          <PlanningCard flow={flow} household={household} />
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
      <EmptyState title={texts.emptyTitle} text={texts.emptyText(maxAdults)} />
      <Card aria-label={texts.start}>
        <Stack gap={12}>
          <Text as="h2" variant="h2">
            {texts.start}
          </Text>
          <Text variant="small" tone="muted">
            {texts.startNote}
          </Text>
          <SharingChoice sharing={draft} isBusy={isBusy} onChange={change} />
          <Button variant="primary" width="block" busy={isBusy} onClick={() => submit()}>
            {texts.start}
          </Button>
          <Button variant="quiet" width="block" href={memberPaths.joinHousehold()}>
            {texts.haveInvite}
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
    <Card aria-label={texts.plansTitle}>
      <Stack gap={8}>
        <Text as="h2" variant="h2">
          {texts.plansTitle}
        </Text>
        <RowList variant="flush">
          <ListRow
            label={texts.planForAll}
            note={texts.planForAllNote}
            end={
              <Switch
                label={texts.planForAll}
                checked={isForAll || shared !== null}
                disabled={shared !== null}
                busy={isBusy}
                onChange={planForAll}
              />
            }
          />
          <ListRow
            label={texts.sharePlan}
            note={texts.sharePlanNote}
            end={
              <Switch label={texts.sharePlan} checked={shared !== null} busy={isBusy} onChange={sharePlan} />
            }
          />
        </RowList>
        {people.length === 1 && (
          <Text variant="small" tone="muted">
            {texts.alone}
          </Text>
        )}
        {shared !== null && (
          <Text variant="small" tone="muted" role="status">
            {sharedPlanText(shared)}
          </Text>
        )}
        {(isForAll || shared !== null) && others.length > 0 && (
          <Text variant="small" tone="muted" role="status">
            {texts.unchecked(formatList(others.map(bidiIsolated)), others.length === 1)}
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
  if (!isKeeper) return texts.sharesOthersPlan(bidiIsolated(keeper));
  return others.length === 0 ? texts.sharesAlone : texts.sharesOwnPlan(formatList(others.map(bidiIsolated)));
}

function OwnPart({ flow: { isBusy, share, leave }, household }: PartProps) {
  return (
    <Card aria-label={texts.sharingTitle}>
      <Stack gap={12}>
        <Text as="h2" variant="h2">
          {texts.sharingTitle}
        </Text>
        <Text variant="small" tone="muted">
          {texts.sharingNote}
        </Text>
        <SharingChoice
          sharing={{ food: household.shares_food, energy: household.shares_energy }}
          isBusy={isBusy}
          onChange={share}
        />
        {!household.shares_food && (
          <Text variant="small" tone="muted" role="status">
            {texts.notSharingNote}
          </Text>
        )}
        <Button variant="danger" aria-disabled={isBusy} onClick={leave}>
          {texts.leave}
        </Button>
      </Stack>
    </Card>
  );
}
