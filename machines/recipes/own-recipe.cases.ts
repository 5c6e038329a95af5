import { emptyDraft } from '#domain/own-recipe/own-recipe-draft.ts';
import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { ownRecipeMachine } from './own-recipe.machine.ts';

export const soupDraft = { ...emptyDraft, title: 'Soup', ingredients: '500 g carrots\n\n1 onion ' };
export const keptSoup = { id: 17, title: 'Soup', unmatched: [] };

export const soupFile = new File(['Simmer @carrots{500%g}.'], 'soup.cook');
export const zipFile = new File(['PK'], 'soup.zip');

export const ownRecipeCases: CasesOf<typeof ownRecipeMachine> = {
  events: {
    'change.submitted': [
      { type: 'change.submitted', change: { kind: 'write', id: null, draft: soupDraft } },
      { type: 'change.submitted', change: { kind: 'write', id: '17', draft: emptyDraft } },
      { type: 'change.submitted', change: { kind: 'import', format: 'url', content: ' ' } },
      { type: 'change.submitted', change: { kind: 'importFile', file: soupFile } },
      { type: 'change.submitted', change: { kind: 'importFile', file: zipFile } },
      { type: 'change.submitted', change: { kind: 'delete', id: '17' } },
    ],
  },
  answers: { changeRecipe: { ...failures, ok: [ok(keptSoup), ok(null)] } },
};
