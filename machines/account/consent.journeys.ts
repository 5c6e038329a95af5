import { consentTexts } from '#domain/consent/consents.ts';
import { consentMessages } from '#domain/message/consent-messages.ts';
import { errorToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { givenConsents } from './consent.cases.ts';
import type { consentMachine } from './consent.machine.ts';

const needed = { type: 'consent.needed', id: 'food' } as const;
const agreed = { type: 'consent.agreed', id: 'food' } as const;
const wanted = { type: 'consent.wanted', id: 'food' } as const;
const sent = { id: 'giveConsent', input: { id: 'food', version: consentTexts.food.version } } as const;
const down = { kind: 'unavailable', status: 500, message: null } as const;

export const consentJourneys: readonly JourneyOf<typeof consentMachine>[] = [
  {
    title: 'EXT-19 who agrees to the text is told when the yes has arrived, not before',
    events: [needed, agreed, { answer: 'giveConsent', with: ok(givenConsents) }],
    end: 'idle',
    calls: [sent],
    emits: [wanted, { type: 'consent.settled', id: 'food', consents: givenConsents }],
  },
  {
    title: 'EXT-19 who declines has agreed to nothing',
    events: [needed, { type: 'consent.declined' }],
    end: 'idle',
    calls: [],
    emits: [wanted, { type: 'consent.settled', id: 'food', consents: null }],
  },
  {
    title: 'EXT-19 a yes that does not arrive is no yes: the question stays',
    events: [needed, agreed, { answer: 'giveConsent', with: down }],
    end: 'asking',
    emits: [wanted, errorToast(consentMessages.agreeFailed)],
  },
  {
    title: 'EXT-19 nor is one that breaks off',
    events: [needed, agreed, { defect: 'giveConsent' }],
    end: 'asking',
    emits: [wanted, errorToast(consentMessages.agreeFailed)],
  },
  {
    title: 'EXT-19 on the page itself, one that breaks off can be given again',
    events: [agreed, { defect: 'giveConsent' }],
    end: 'idle',
    emits: [errorToast(consentMessages.agreeFailed)],
  },
  {
    title: 'EXT-19 on a page that shows the text itself no sheet opens',
    events: [agreed, { answer: 'giveConsent', with: ok(givenConsents) }],
    end: 'idle',
    calls: [sent],
    emits: [{ type: 'consent.settled', id: 'food', consents: givenConsents }],
  },
  {
    title: 'EXT-19 there, a yes that does not arrive can be given again',
    events: [agreed, { answer: 'giveConsent', with: down }],
    end: 'idle',
    emits: [errorToast(consentMessages.agreeFailed)],
  },
];
