import { consentTexts } from '#domain/consent/consents.ts';
import { consentMessages } from '#domain/message/consent-messages.ts';
import { errorToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { givenConsents } from './consent.cases.ts';
import type { consentMachine } from './consent.machine.ts';

const needed = { type: 'consent.needed', id: 'food' } as const;
const agreed = { type: 'consent.agreed', id: 'food' } as const;
const requested = { type: 'consent.wanted', id: 'food' } as const;
const sent = { id: 'giveConsent', input: { id: 'food', version: consentTexts.food.version } } as const;
const down = { kind: 'unavailable', status: 500, message: null } as const;

export const consentJourneys: readonly JourneyOf<typeof consentMachine>[] = [
  {
    title: 'EXT-19 agreeing to the text reports the consent once the server has stored it',
    events: [needed, agreed, { resolves: 'giveConsent', with: ok(givenConsents) }],
    end: 'idle',
    calls: [sent],
    emits: [requested, { type: 'consent.settled', id: 'food', consents: givenConsents }],
  },
  {
    title: 'EXT-19 declining gives no consent',
    events: [needed, { type: 'consent.declined' }],
    end: 'idle',
    calls: [],
    emits: [requested, { type: 'consent.settled', id: 'food', consents: null }],
  },
  {
    title: 'EXT-19 a consent that cannot be saved keeps the sheet open',
    events: [needed, agreed, { resolves: 'giveConsent', with: down }],
    end: 'asking',
    emits: [requested, errorToast(consentMessages.agreeFailed)],
  },
  {
    title: 'EXT-19 an exception while saving keeps the sheet open',
    events: [needed, agreed, { rejects: 'giveConsent' }],
    end: 'asking',
    emits: [requested, errorToast(consentMessages.agreeFailed)],
  },
  {
    title: 'EXT-19 on the page itself, a consent can be given again after an exception',
    events: [agreed, { rejects: 'giveConsent' }],
    end: 'idle',
    emits: [errorToast(consentMessages.agreeFailed)],
  },
  {
    title: 'EXT-19 a page that shows the text itself opens no sheet',
    events: [agreed, { resolves: 'giveConsent', with: ok(givenConsents) }],
    end: 'idle',
    calls: [sent],
    emits: [{ type: 'consent.settled', id: 'food', consents: givenConsents }],
  },
  {
    title: 'EXT-19 on the page itself, a consent that cannot be saved can be given again',
    events: [agreed, { resolves: 'giveConsent', with: down }],
    end: 'idle',
    emits: [errorToast(consentMessages.agreeFailed)],
  },
];
