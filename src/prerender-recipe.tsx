/** Renders the public page of a recipe on the server, as static HTML. */
import { renderToStaticMarkup } from 'react-dom/server';
import { ShareControls } from './features/recipes/share/ShareControls.tsx';
import { type SharedRecipe, SharedRecipePage } from './features/recipes/share/SharedRecipePage.tsx';
import { AppColumn } from './ui/frame/AppColumn.tsx';
import { ScrollArea } from './ui/frame/ScrollArea.tsx';

const nothing = () => {};

/** Buttons are disabled until the app is loaded. */
const atRest = (markup: string) => markup.replaceAll('<button ', '<button inert ');

/** The initial state: the details, in the amounts of the recipe. */
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
