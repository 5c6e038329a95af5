import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { recipeNoteMachine } from './recipe-note.machine.ts';

export const recipe = { recipeId: '17' };
export const lessSalt = { text: 'Less salt.' };

export const recipeNoteCases: CasesOf<typeof recipeNoteMachine> = {
  input: recipe,
  events: {
    'text.changed': [
      { type: 'text.changed', text: 'No salt.' },
      { type: 'text.changed', text: 'Less salt.' },
      { type: 'text.changed', text: '' },
    ],
    'field.left': [{ type: 'field.left' }],
    'deletion.undone': [{ type: 'deletion.undone' }],
    'sharing.chosen': [{ type: 'sharing.chosen', isShared: true }],
    'refresh.requested': [{ type: 'refresh.requested' }],
    'retry.requested': [{ type: 'retry.requested' }],
  },
  outputs: {
    loadNote: { ...failures, ok: [ok(lessSalt)] },
    refreshNote: { ...failures, ok: [ok(lessSalt)] },
    shareNote: { ...failures, ok: [ok({ ...lessSalt, is_shared: true })] },
    saveNote: { ...failures, ok: [ok(lessSalt), ok({ text: '' })] },
  },
  distinguish: ({ saved, draft, sent, deleted }) => [draft === saved, draft === sent, deleted !== ''],
};
