import { inviteDays, maxAdults } from '#domain/household/household.ts';
import type { InviteProblem } from '#domain/household/invite-status.ts';
import { bidiIsolated } from './bidi-isolate.ts';

/** Messages of the Household page and its subpages. */
export const householdMessages = {
  loadFailed: 'We couldn’t load your household. Please try again.',
  versionFailed: 'We couldn’t work out how this feeds everybody. Please try again.',
  saveFailed: 'We couldn’t save that. Please try again.',
  created: 'Your household is ready. Invite the people you eat with.',
  sharingSaved: 'Saved. Your household sees this from now on.',
  planShared: 'Saved. Your household has one plan and one shopping list now.',
  planSharingEnded: 'Saved. You have your own plan again, with the shared days in it.',
  collectionShared: 'Shared. Your household sees this collection now.',
  collectionSharingEnded: 'Only you see this collection now.',
  noteShared: 'Shared. Your household sees this note now.',
  noteSharingEnded: 'Only you see this note now.',
  noteSharingFailed: 'We couldn’t change who sees your note. Please try again in a moment.',
  unknownEater:
    'We can’t search for this person: they’re not at your table, or share nothing. Choose another.',
  notPlanKeeper: (keeper: string) =>
    `You share ${bidiIsolated(keeper)}’s plan, so only ${bidiIsolated(keeper)} can have it filled. You can add, move, and swap dishes.`,
  sharedDayChanged: (name: string) => `Last changed by ${bidiIsolated(name)}`,
  changedByOther: (name: string) => `${bidiIsolated(name)} changed the plan.`,
  tickedBy: (name: string) => `Checked off by ${bidiIsolated(name)}`,
  planningSaved: 'Saved. Your next plan goes by it.',
  seatsSaved: 'Saved. Portions and your shopping list go by it.',
  left: 'You’ve left the household.',
  personRemoved: 'They’re no longer in your household.',
  inviteRevoked: 'The invite no longer works.',
  joined: 'Welcome to the table. You’re in.',
  declined: 'You’ve declined the invite. They won’t see anything about you.',
  dependentSaved: 'Saved.',
  leaveQuestion: 'Leave this household?',
  leaveDetail:
    'The others no longer see what you eat. The profiles you keep stay with the household, so that nobody’s allergens get lost.',
  leaveAloneDetail: 'You’re the last one, so the household ends, with the profiles in it.',
  removeQuestion: (name: string) => `Remove ${bidiIsolated(name)}?`,
  removeDetail: 'They’re no longer counted when you look for what fits. You can add or invite them again.',
  notOwner: 'Only the owner of the household can remove a person.',
  notKeeper: 'Only the person who keeps this profile can change it.',
  removeSelf: 'To take yourself out, leave the household.',
  tooManyInvites: 'There are enough open invites. Take one back first.',
  tooManyDependents: 'Your household has no room for another profile. Remove one first.',
  householdFull: `A household has room for ${maxAdults} adults with an account.`,
  inHouseholdAlready: 'You’re in a household already. Leave it first.',
} as const;

export const inviteProblemTexts: Readonly<Record<InviteProblem, string>> = {
  unknown: 'We don’t know this invite. Check the code, or ask for a new one.',
  own: 'This is your own invite. Send it to the person you eat with.',
  used: 'This invite has been used already. Ask for a new one.',
  expired: `This invite has ended: it was good for ${inviteDays} days. Ask for a new one.`,
  alreadyHere: 'You’re in this household already. Someone else can use the invite.',
  elsewhere: 'You’re in another household. Leave it first, then open the invite again.',
  full: `This household is full: it has room for ${maxAdults} adults. Ask its owner to make room.`,
};
