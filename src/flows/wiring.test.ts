import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { unprovidedEffects } from '#machines/shared/unprovided.ts';
import { accessRefusalMachine } from '#machines/shell/access-refusal.machine.ts';
import { emailFirstFlow, loginFlow } from './credential-flows.ts';
import { favouriteFlow } from './favourites.ts';
import { logoutFlow } from './logout-flow.ts';
import { postLoginFlow } from './post-login.ts';
import {
  ingredientSearchFlow,
  recipeBrowserFlow,
  recipeFilterFlow,
  recipeReaderFlow,
  reviewFormFlow,
} from './recipe-flows.ts';
import { sessionFlow } from './session-flow.ts';
import { settingsFlow } from './settings-flow.ts';
import { favouriteListFlow } from './use-favourite-list.ts';

const flows = {
  accessRefusalMachine,
  emailFirstFlow,
  loginFlow,
  logoutFlow,
  postLoginFlow: postLoginFlow(createActor(settingsFlow)),
  sessionFlow,
  settingsFlow,
  recipeBrowserFlow,
  recipeFilterFlow,
  recipeReaderFlow,
  ingredientSearchFlow,
  favouriteFlow,
  reviewFormFlow,
  favouriteListFlow,
};

test.each(Object.entries(flows))('every effect of %s is provided', (_, flow) => {
  expect(unprovidedEffects(flow)).toEqual([]);
});
