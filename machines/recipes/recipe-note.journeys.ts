import { householdMessages } from '#domain/message/household-messages.ts';
import { successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { lessSalt, recipe } from './recipe-note.cases.ts';
import type { recipeNoteMachine } from './recipe-note.machine.ts';

const input = recipe;
const loaded = { resolves: 'loadNote', with: ok(lessSalt) } as const;
const typed = (text: string) => ({ type: 'text.changed', text }) as const;
const pause = { wait: 1500 } as const;
const fieldLeft = { type: 'field.left' } as const;
const saved = (text: string) => ({ resolves: 'saveNote', with: ok({ text }) }) as const;
const change = (text: string, replaces = lessSalt.text) =>
  ({ id: 'saveNote', input: { ...recipe, text, replaces } }) as const;
const load = { id: 'loadNote', input: recipe } as const;
const broken = { kind: 'unavailable', status: 500, message: null } as const;
const undone = { type: 'deletion.undone' } as const;
const refresh = { type: 'refresh.requested' } as const;
const ofBen = { from: 'Ben', text: 'More dill.' };
const shown = (is_shared: boolean) => ok({ ...lessSalt, is_shared, shared: [ofBen] });
const shareIt = { type: 'sharing.chosen', isShared: true } as const;
const share = (isShared: boolean) => ({ id: 'shareNote', input: { ...recipe, isShared } }) as const;
const retry = { type: 'retry.requested' } as const;

export const recipeNoteJourneys: readonly JourneyOf<typeof recipeNoteMachine>[] = [
  {
    title: 'EXT-28 a note saves itself after a pause in typing, once',
    input,
    events: [loaded, typed('No'), { wait: 1499 }, typed('No salt.'), pause, saved('No salt.')],
    end: 'saved',
    calls: [load, change('No salt.')],
    emits: [],
    context: { saved: 'No salt.', draft: 'No salt.', deleted: '' },
  },
  {
    title: 'EXT-28 a note is saved at once when the field is left',
    input,
    events: [loaded, typed('No salt.'), fieldLeft, saved('No salt.')],
    end: 'saved',
    calls: [load, change('No salt.')],
  },
  {
    title: 'EXT-28 a text as it was before is not sent',
    input,
    events: [loaded, typed('No'), typed('Less salt.'), pause],
    end: 'saved',
    calls: [load],
    context: { draft: 'Less salt.' },
  },
  {
    title: 'EXT-28 what is typed while the note is being saved is saved afterwards',
    input,
    events: [loaded, typed('No'), fieldLeft, typed('No salt.'), saved('No'), pause, saved('No salt.')],
    end: 'saved',
    calls: [load, change('No'), change('No salt.', 'No')],
    context: { saved: 'No salt.', draft: 'No salt.' },
  },
  {
    title: 'EXT-28 an emptied note is deleted, and can be brought back',
    input,
    events: [loaded, typed(' '), fieldLeft, saved(''), undone, saved('Less salt.')],
    end: 'saved',
    calls: [load, change(' '), change('Less salt.', '')],
    emits: [],
    context: { saved: 'Less salt.', draft: 'Less salt.', deleted: '' },
  },
  {
    title: 'EXT-28 a deleted note can be brought back while it is refreshed',
    input,
    events: [loaded, typed(''), fieldLeft, saved(''), refresh, undone, saved('Less salt.')],
    end: 'saved',
    calls: [load, change(''), { id: 'refreshNote', aborted: true }, change('Less salt.', '')],
    context: { saved: 'Less salt.', deleted: '' },
  },
  {
    title: 'EXT-28 without a deleted note there is nothing to bring back',
    input,
    events: [loaded, undone, refresh, undone],
    end: 'refreshing',
    calls: [load, { id: 'refreshNote', input: recipe }],
  },
  {
    title: 'EXT-28 a note that another device changed too has both texts, and says so',
    input,
    events: [loaded, typed('No salt.'), fieldLeft, saved('More dill.\n\nNo salt.')],
    end: 'saved',
    emits: [successToast('You also changed this note on another device, so we saved both texts.')],
    context: { saved: 'More dill.\n\nNo salt.', draft: 'More dill.\n\nNo salt.' },
  },
  {
    title: 'EXT-28 a change in another tab appears, unless the member is typing',
    input,
    events: [
      loaded,
      refresh,
      { resolves: 'refreshNote', with: ok({ text: 'More dill.' }) },
      refresh,
      typed('No salt.'),
      { resolves: 'refreshNote', with: ok({ text: 'Late.' }) },
    ],
    end: 'typing',
    calls: [load, { id: 'refreshNote' }, { id: 'refreshNote', aborted: true }],
    context: { saved: 'More dill.', draft: 'No salt.' },
  },
  {
    title: 'EXT-28 a refresh that fails leaves the note as it is',
    input,
    events: [loaded, refresh, { resolves: 'refreshNote', with: broken }, refresh, { rejects: 'refreshNote' }],
    end: 'saved',
    calls: [load, { id: 'refreshNote' }, { id: 'refreshNote' }],
    context: { saved: 'Less salt.', draft: 'Less salt.', failure: null },
  },
  {
    title: 'EXT-28 a text that could not be saved stays in the field and can be sent again',
    input,
    events: [
      loaded,
      typed('No salt.'),
      fieldLeft,
      { resolves: 'saveNote', with: broken },
      retry,
      { rejects: 'saveNote' },
    ],
    end: 'unsaved',
    calls: [load, change('No salt.'), change('No salt.')],
    context: {
      draft: 'No salt.',
      saved: 'Less salt.',
      failure: 'We couldn’t save your note. Please try again in a moment.',
    },
  },
  {
    title: 'EXT-28 the server’s message about the text is shown until it is changed',
    input,
    events: [
      loaded,
      typed('No salt.'),
      fieldLeft,
      { resolves: 'saveNote', with: { kind: 'invalid', message: 'No.', fields: { text: ['Too long.'] } } },
      typed('No.'),
    ],
    end: 'typing',
    calls: [load, change('No salt.')],
    context: { draft: 'No.', failure: null },
  },
  {
    title: 'EXT-28 a note that could not be loaded can be loaded again',
    input,
    events: [{ resolves: 'loadNote', with: broken }, retry, { rejects: 'loadNote' }, retry, loaded],
    end: 'saved',
    calls: [load, load, load],
    context: { draft: 'Less salt.', failure: null },
  },
  {
    title: 'EXT-28 the failure of loading is named',
    input,
    events: [{ resolves: 'loadNote', with: broken }],
    end: 'failed',
    context: { failure: 'We couldn’t load your note. Please try again in a moment.' },
  },
  {
    title: 'EXT-28 an exception in loading is named',
    input,
    events: [{ rejects: 'loadNote' }],
    end: 'failed',
    context: { failure: 'We couldn’t load your note. Please try again in a moment.' },
  },
  {
    title: 'EXT-28 the server’s message about a text is below the field',
    input,
    events: [
      loaded,
      typed('No salt.'),
      fieldLeft,
      { resolves: 'saveNote', with: { kind: 'invalid', message: 'No.', fields: { text: ['Too long.'] } } },
    ],
    end: 'unsaved',
    context: { failure: 'Too long.' },
  },
  {
    title: 'EXT-32 a note is shared with the household, and others’ notes stay beside it',
    input,
    events: [
      { resolves: 'loadNote', with: shown(false) },
      shareIt,
      { resolves: 'shareNote', with: shown(true) },
    ],
    end: 'saved',
    calls: [load, share(true)],
    emits: [successToast(householdMessages.noteShared)],
    context: { isShared: true, shared: [ofBen], draft: 'Less salt.' },
  },
  {
    title: 'EXT-32 a member stops sharing a note, and removed notes of others disappear',
    input,
    events: [
      { resolves: 'loadNote', with: shown(true) },
      { type: 'sharing.chosen', isShared: false },
      { resolves: 'shareNote', with: ok({ ...lessSalt, is_shared: false }) },
    ],
    end: 'saved',
    calls: [load, share(false)],
    emits: [successToast(householdMessages.noteSharingEnded)],
    context: { isShared: false, shared: [] },
  },
  {
    title: 'EXT-32 text typed while sharing a note is saved afterwards',
    input,
    events: [
      { resolves: 'loadNote', with: shown(false) },
      shareIt,
      typed('No salt.'),
      { resolves: 'shareNote', with: shown(true) },
      pause,
      saved('No salt.'),
    ],
    end: 'saved',
    calls: [load, share(true), change('No salt.')],
    context: { isShared: true, shared: [ofBen], saved: 'No salt.' },
  },
  {
    title: 'EXT-32 deleting a shared note ends its sharing',
    input,
    events: [{ resolves: 'loadNote', with: shown(true) }, typed(''), fieldLeft, saved('')],
    end: 'saved',
    context: { isShared: false, shared: [ofBen], deleted: 'Less salt.' },
  },
  {
    title: 'EXT-32 without a note there is nothing to share',
    input,
    events: [{ resolves: 'loadNote', with: ok({ text: '', is_shared: false }) }, shareIt],
    end: 'saved',
    calls: [load],
  },
  ...[{ resolves: 'shareNote', with: broken } as const, { rejects: 'shareNote' } as const].map(
    (end): JourneyOf<typeof recipeNoteMachine> => ({
      title: `EXT-32 a note that cannot be shared stays as it is and shows an error: ${Object.keys(end)[0]}`,
      input,
      events: [{ resolves: 'loadNote', with: shown(false) }, shareIt, end],
      end: 'saved',
      emits: [],
      context: { isShared: false, failure: householdMessages.noteSharingFailed },
    }),
  ),
  {
    title: 'EXT-28 a change while the note loads restarts the load',
    input,
    events: [{ type: 'refresh.requested' }, loaded],
    end: 'saved',
    calls: [{ id: 'loadNote', aborted: true }, { id: 'loadNote' }],
  },
  {
    title: 'EXT-28 a change after a failed load starts another',
    input,
    events: [{ resolves: 'loadNote', with: broken }, { type: 'refresh.requested' }],
    end: 'loading',
    calls: [{ id: 'loadNote' }, { id: 'loadNote' }],
  },
  {
    title: 'EXT-28 a change during a refresh restarts it',
    input,
    events: [loaded, { type: 'refresh.requested' }, { type: 'refresh.requested' }],
    end: 'refreshing',
    calls: [{ id: 'loadNote' }, { id: 'refreshNote', aborted: true }, { id: 'refreshNote' }],
  },
];
