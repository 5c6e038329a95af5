import { emptyDraft } from '#domain/own-recipe/own-recipe-draft.ts';
import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { recipeImportMachine } from './recipe-import.machine.ts';

export const soup = { ...emptyDraft, title: 'Soup', ingredients: '500 g carrots' };
export const stew = { ...emptyDraft, title: 'Stew', ingredients: '1 onion' };
export const soupFile = new File(['Simmer @carrots{500%g}.'], 'soup.cook');
export const picture = new File(['PNG'], 'soup.png');

export const oneFound = { recipes: [soup], problems: [] };
export const twoFound = { recipes: [soup, stew], problems: [{ name: 'pie.cook', message: 'It is empty.' }] };

export const recipeImportCases: CasesOf<typeof recipeImportMachine> = {
  events: {
    'source.chosen': [
      { type: 'source.chosen', source: { kind: 'text', format: 'url', content: 'https://blog.example' } },
      { type: 'source.chosen', source: { kind: 'text', format: 'url', content: ' ' } },
      { type: 'source.chosen', source: { kind: 'file', file: soupFile } },
      { type: 'source.chosen', source: { kind: 'file', file: picture } },
    ],
    'recipe.toggled': [{ type: 'recipe.toggled', index: 0 }],
    'all.toggled': [{ type: 'all.toggled' }],
    'import.confirmed': [{ type: 'import.confirmed' }],
    'import.stopped': [{ type: 'import.stopped' }],
    'import.resumed': [{ type: 'import.resumed' }],
    'import.restarted': [{ type: 'import.restarted' }],
  },
  outputs: {
    readSource: { ...failures, ok: [ok(oneFound), ok(twoFound)] },
    storeRecipe: { ...failures, ok: [ok({ id: 17, openLines: 0 })] },
  },
  distinguish: ({ chosen, imported, isStopped }) => [chosen.length, imported.length, isStopped],
};
