import { fromPromise } from 'xstate';
import type { OperationResponse } from '#contract/operations.ts';
import { localDay } from '#domain/calendar/week.ts';
import type { Sharing } from '#domain/household/household.ts';
import { type DependentFields, mergedDependent } from '#domain/household/merged-dependent.ts';
import { householdMessages } from '#domain/message/household-messages.ts';
import {
  type DependentEdit,
  type DependentOutcome,
  dependentMachine,
  type SaveDependentOutcome,
} from '#machines/household/dependent.machine.ts';
import {
  type Household,
  type HouseholdOutcome,
  householdMachine,
  type NewInvite,
} from '#machines/household/household.machine.ts';
import type { HouseholdChange } from '#machines/household/household-change.ts';
import {
  householdInviteMachine,
  type OfferedHousehold,
} from '#machines/household/household-invite.machine.ts';
import type { Outcome } from '#machines/shared/outcome.ts';
import { createResourceMachine } from '#machines/shared/resource.machine.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';

const done = () => null;
const household = ({ data }: { data: Household | null }) => data;
const shares = ({ food, energy }: Sharing) => ({ shares_food: food, shares_energy: energy });
const switched = ({ food, energy }: Partial<Sharing>) => ({
  ...(food !== undefined && { shares_food: food }),
  ...(energy !== undefined && { shares_energy: energy }),
});

/** The lists of a request are not readonly. */
const bodyOf = ({ allergens, diets, excluded_foods, low, ...rest }: DependentFields) => ({
  ...rest,
  allergens: [...allergens],
  diets: [...diets],
  excluded_foods: [...excluded_foods],
  low: [...low],
});

function change(change: HouseholdChange | null, signal: AbortSignal): Promise<HouseholdOutcome> {
  switch (change?.kind) {
    case 'start':
      return outcomeOf(
        client.POST('/users/me/household', { body: shares(change.sharing), signal }),
        household,
      );
    case 'share':
      return outcomeOf(
        client.PUT('/users/me/household/sharing', { body: switched(change.sharing), signal }),
        household,
      );
    case 'plan':
      return outcomeOf(
        client.PUT('/users/me/household/planning', { body: { for_all: change.forAll }, signal }),
        household,
      );
    case 'sharePlan':
      return outcomeOf(
        client.PUT('/users/me/household/planning', {
          body: { shares_plan: change.isShared, today: localDay(new Date()) },
          signal,
        }),
        household,
      );
    case 'revokeInvite':
      return outcomeOf(
        client.DELETE('/users/me/household/invites/{id}', { params: { path: { id: change.id } }, signal }),
        household,
      );
    case 'removePerson': {
      const params = { path: { id: change.id } };
      return change.id.startsWith('adult-')
        ? outcomeOf(client.DELETE('/users/me/household/adults/{id}', { params, signal }), household)
        : outcomeOf(client.DELETE('/users/me/household/dependents/{id}', { params, signal }), household);
    }
    case 'leave':
      return outcomeOf(client.DELETE('/users/me/household', { signal }), done);
    default:
      return Promise.reject(new Error('There is nothing to change.'));
  }
}

export const householdFlow = householdMachine.provide({
  actors: {
    loadHousehold: fromPromise<HouseholdOutcome>(({ signal }) =>
      outcomeOf(client.GET('/users/me/household', { signal }), household),
    ),
    changeHousehold: fromPromise<HouseholdOutcome, { change: HouseholdChange | null }>(({ input, signal }) =>
      change(input.change, signal),
    ),
    createInvite: fromPromise<Outcome<NewInvite>>(({ signal }) =>
      outcomeOf(client.POST('/users/me/household/invites', { signal }), ({ data }) => data),
    ),
  },
});

export const householdInviteFlow = householdInviteMachine.provide({
  actors: {
    readInvite: fromPromise<Outcome<OfferedHousehold>, { code: string }>(({ input: { code }, signal }) =>
      outcomeOf(client.POST('/household-invites/read', { body: { code }, signal }), ({ data }) => data),
    ),
    acceptInvite: fromPromise<Outcome<null>, { code: string; sharing: Sharing }>(
      ({ input: { code, sharing }, signal }) =>
        outcomeOf(
          client.POST('/household-invites/accept', { body: { code, ...shares(sharing) }, signal }),
          done,
        ),
    ),
    declineInvite: fromPromise<Outcome<null>, { code: string }>(({ input: { code }, signal }) =>
      outcomeOf(client.POST('/household-invites/decline', { body: { code }, signal }), done),
    ),
  },
});

type TableVersion = OperationResponse<'findTableVersion'>['data'];

export const tableVersionFlow = createResourceMachine<TableVersion, string>(
  'tableVersion',
  householdMessages.versionFailed,
).provide({
  actors: {
    load: fromPromise(({ input: { key: id }, signal }) =>
      outcomeOf(
        client.GET('/recipes/{id}/table', { params: { path: { id } }, signal }),
        ({ data }): TableVersion => data,
      ),
    ),
  },
});

const dependentProfile = (id: string | null, signal: AbortSignal) =>
  outcomeOf(
    client.GET('/users/me/household', { signal }),
    ({ data }) => data?.people.find((person) => person.id === id)?.profile ?? null,
  );

export const dependentFlow = dependentMachine.provide({
  actors: {
    loadDependent: fromPromise<DependentOutcome, { id: string | null }>(({ input: { id }, signal }) =>
      dependentProfile(id, signal),
    ),
    saveDependent: fromPromise<SaveDependentOutcome, DependentEdit>(
      async ({ input: { id, before, fields }, signal }) => {
        if (id === null) {
          const body = bodyOf(fields);
          return outcomeOf(client.POST('/users/me/household/dependents', { body, signal }), done);
        }
        const now = await dependentProfile(id, signal);
        if (now.kind !== 'ok') return now;
        const isMerged = now.value !== null && before !== null;
        const body = bodyOf(isMerged ? mergedDependent(now.value, before, fields) : fields);
        const params = { path: { id } };
        return outcomeOf(client.PUT('/users/me/household/dependents/{id}', { params, body, signal }), done);
      },
    ),
  },
});
