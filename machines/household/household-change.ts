import type { Sharing } from '#domain/household/household.ts';
import { householdMessages } from '#domain/message/household-messages.ts';

/** One change of the household; its result is the household as it is then, null once it is left. */
export type HouseholdChange =
  | { readonly kind: 'start'; readonly sharing: Sharing }
  | { readonly kind: 'share'; readonly sharing: Partial<Sharing> }
  | { readonly kind: 'plan'; readonly forAll: boolean }
  | { readonly kind: 'sharePlan'; readonly isShared: boolean }
  | { readonly kind: 'revokeInvite'; readonly id: string }
  | { readonly kind: 'removePerson'; readonly id: string }
  | { readonly kind: 'leave' };

/** What the member does that leads to a change. */
export type ChangeEvent =
  | { type: 'household.started'; sharing: Sharing }
  | { type: 'sharing.changed'; sharing: Partial<Sharing> }
  | { type: 'planning.changed'; forAll: boolean }
  | { type: 'planSharing.changed'; isShared: boolean }
  | { type: 'invite.revoked'; id: string }
  | { type: 'person.removed'; id: string }
  | { type: 'household.left' };

const sharingChange = (event: Extract<ChangeEvent, { sharing: unknown }>): HouseholdChange =>
  event.type === 'household.started'
    ? { kind: 'start', sharing: event.sharing }
    : { kind: 'share', sharing: event.sharing };

/** Null for an event that changes nothing. */
export function changeOf(event: ChangeEvent | { readonly type: string }): HouseholdChange | null {
  if ('forAll' in event) return { kind: 'plan', forAll: event.forAll };
  if ('isShared' in event) return { kind: 'sharePlan', isShared: event.isShared };
  if ('sharing' in event) return sharingChange(event);
  if ('id' in event)
    return { kind: event.type === 'person.removed' ? 'removePerson' : 'revokeInvite', id: event.id };
  return event.type === 'household.left' ? { kind: 'leave' } : null;
}

const doneTexts: Readonly<Record<Exclude<HouseholdChange['kind'], 'sharePlan'>, string>> = {
  start: householdMessages.created,
  share: householdMessages.sharingSaved,
  plan: householdMessages.planningSaved,
  revokeInvite: householdMessages.inviteRevoked,
  removePerson: householdMessages.personRemoved,
  leave: householdMessages.left,
};

export const doneText = (change: HouseholdChange): string =>
  change.kind === 'sharePlan'
    ? change.isShared
      ? householdMessages.planShared
      : householdMessages.planSharingEnded
    : doneTexts[change.kind];
