import { protocol } from './protocol.ts';

/** Signs that a doctor has to see. The button for them is always there, and they are asked about every week. */
export const alarmSigns = [
  { id: 'breathing', text: 'Swollen lips, tongue, or throat, or trouble breathing', isEmergency: true },
  { id: 'fainting', text: 'You fainted, or nearly did', isEmergency: true },
  { id: 'bloodyVomit', text: 'Vomit with blood, or like coffee grounds', isEmergency: true },
  { id: 'blood', text: 'Blood in the stool, or stool as black as tar', isEmergency: false },
  { id: 'fever', text: 'A fever', isEmergency: false },
  { id: 'night', text: 'Symptoms that wake you at night', isEmergency: false },
  { id: 'vomiting', text: 'Vomiting that doesn’t stop', isEmergency: false },
  { id: 'swallowing', text: 'Food gets stuck, or swallowing hurts', isEmergency: false },
  { id: 'newAfter50', text: 'You’re over 50, and these symptoms are new', isEmergency: false },
  { id: 'weight', text: 'You’ve lost more than 2 kg (4.4 lb) in a month', isEmergency: false },
] as const;

export type AlarmSign = (typeof alarmSigns)[number]['id'];

export const isEmergency = (sign: AlarmSign): boolean =>
  alarmSigns.some(({ id, isEmergency: is }) => id === sign && is);

/** Why a program ends by itself. All food comes back then. */
export type StopReason =
  | 'alarm'
  | 'refused'
  | 'underweight'
  /** The food of the portions is one that the member must not or will not eat by now. */
  | 'foodClosed'
  | 'restrictedTooLong'
  | 'notSettling'
  | 'noEntries'
  /** Symptoms are as they were: what was left out is not the reason. */
  | 'noChange'
  | 'byMember';

export interface ProgramState {
  readonly alarm: AlarmSign | null;
  /** By the latest screening. */
  readonly isRefused: boolean;
  readonly bmi: number | null;
  /** Days low without a test portion, in all. */
  readonly restrictedDays: number;
  /** Days since the last portion without becoming calm. */
  readonly unsettledDays: number;
  readonly daysWithoutEntry: number;
}

/** The most serious first; null where it goes on. */
export function stopReasonOf(it: ProgramState): StopReason | null {
  if (it.alarm !== null) return 'alarm';
  if (it.isRefused) return 'refused';
  if (it.bmi !== null && it.bmi < protocol.lowestBmi) return 'underweight';
  if (it.restrictedDays >= protocol.longestRestriction) return 'restrictedTooLong';
  if (it.unsettledDays >= protocol.rest.longest) return 'notSettling';
  return it.daysWithoutEntry >= protocol.longestSilence ? 'noEntries' : null;
}
