/** The worker thread that parses and binds single texts, so that none blocks the server's event loop. */
import { versionOf } from '#domain/make-it-fit/version-of.ts';
import { noBindings } from '#domain/own-recipe/lines/name-bindings.ts';
import { loadFoods } from '#server/catalog/load-foods.ts';
import { handleRequests } from '#server/threads/handle-requests.ts';
import { withinProcessorTime } from '#server/threads/within-time.ts';
import { rowsOfOwn } from './own-recipe-rows.ts';
import { previewOwnRecipe } from './preview-own-recipe.ts';
import { readText } from './read-text.ts';
import { outcomeOf, type TextWork, type Timed } from './reader-work.ts';

const foods = await loadFoods();

function resultOf(work: TextWork) {
  switch (work.kind) {
    case 'read':
      return readText(work.format, work.content);
    case 'bind':
      return rowsOfOwn(work.own, work.identity, foods, work.bindings);
    case 'preview':
      return previewOwnRecipe(work.own, work.bindings, foods);
    case 'bindVersion':
      // its choices are ours, so none of them is remembered as the member's
      return {
        ...rowsOfOwn(versionOf(work.recipe, work.changes, foods), work.identity, foods, noBindings),
        chosen: new Map(),
      };
  }
}

handleRequests((work: Timed<TextWork>) =>
  outcomeOf(() => withinProcessorTime(work.times.text, () => resultOf(work))),
);
