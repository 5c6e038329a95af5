/** The thread that reads and binds one text after the other, so that none holds up the event loop of the server. */
import { versionOf } from '#domain/make-it-fit/version-of.ts';
import { noBindings } from '#domain/own-recipe/name-bindings.ts';
import { loadFoods } from '#server/catalogue/load-foods.ts';
import { handleRequests } from '#server/threads/handle-requests.ts';
import { withinTime } from '#server/threads/within-time.ts';
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
      return rowsOfOwn(work.own, work.kept, foods, work.bindings);
    case 'preview':
      return previewOwnRecipe(work.own, work.bindings, foods);
    case 'bindVersion':
      return rowsOfOwn(versionOf(work.recipe, work.changes, foods), work.kept, foods, noBindings);
  }
}

handleRequests((work: Timed<TextWork>) => outcomeOf(() => withinTime(work.times.text, () => resultOf(work))));
