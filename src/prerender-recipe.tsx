/** What the server puts into the public page of a recipe. Renders once for each, in Node. */
import { renderToStaticMarkup } from 'react-dom/server';
import { ShareControls } from './features/recipes/share/ShareControls.tsx';
import { type SharedRecipe, SharedRecipePage } from './features/recipes/share/SharedRecipePage.tsx';
import { AppColumn } from './ui/frame/AppColumn.tsx';
import { ScrollArea } from './ui/frame/ScrollArea.tsx';

const nothing = () => {};

/** Before the app is there a button can do nothing, and does not pretend to. */
const atRest = (markup: string) => markup.replaceAll('<button ', '<button inert ');

/** As it opens: the details, in the amounts the recipe was written for. */
export const drawSharedRecipe = (recipe: SharedRecipe): string =>
  atRest(
    renderToStaticMarkup(
      <AppColumn>
        <ScrollArea>
          <SharedRecipePage
            recipe={recipe}
            tab="details"
            onTab={nothing}
            servings={recipe.servings}
            onServings={nothing}
            units="us"
            onUnits={nothing}
            controls={<ShareControls recipeId={recipe.id} onShare={nothing} />}
          />
        </ScrollArea>
      </AppColumn>,
    ),
  );
