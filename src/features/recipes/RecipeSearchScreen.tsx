import { useNavigate } from 'react-router-dom';
import { recipeSearchScreen as texts } from '#src/features/recipes/texts/screens.ts';
import { useRecentSearches } from '#src/flows/recipes/use-recent-searches.ts';
import { useDraft } from '#src/flows/use-draft.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { SearchField } from '#src/ui/field/SearchField.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { RecentSearches } from './list/RecentSearches.tsx';

/** A search field, then the list of its results. */
export function RecipeSearchScreen() {
  usePageTitle(texts.title);
  const navigate = useNavigate();
  const searchFor = (keyword: string) => void navigate(paths.recipes({ keyword }));
  const { draft, change, submit } = useDraft({
    initial: { words: '' },
    onSubmit: ({ words }) => searchFor(words.trim()),
  });
  const { recent, forget } = useRecentSearches(draft.words);
  return (
    <Stack gap={16} pad="page">
      <Text tone="muted">{texts.hint}</Text>
      <SearchField
        label={texts.title}
        value={draft.words}
        onChange={(words) => change({ words })}
        onSubmit={() => submit()}
      />
      <RecentSearches recent={recent} onSearch={searchFor} onForget={forget} />
      <Button variant="primary" width="block" onClick={() => submit()}>
        {texts.search}
      </Button>
    </Stack>
  );
}
