import { formatNumber } from '#domain/message/format-number.ts';
import { foundRecipes as texts } from '#src/features/recipes/texts/own.ts';
import type { useRecipeImport } from '#src/flows/recipes/use-recipe-import.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TickRow } from '#src/ui/field/TickRow.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

type Import = ReturnType<typeof useRecipeImport>;

/** The recipes found, with checkboxes. */
export function FoundRecipes({ flow }: { flow: Import }) {
  const { recipes, problems } = flow.found;
  const count = flow.chosen.length;
  const isAll = count === recipes.length;
  return (
    <Stack gap={16} pad="page">
      <Row spread="between" wrap>
        <Text as="h1" variant="h2">
          {recipes.length === 0
            ? texts.nothingFound
            : texts.found(recipes.length === 1, formatNumber(recipes.length))}
        </Text>
        {recipes.length > 1 && (
          <Button size="sm" variant="quiet" onClick={flow.toggleAll}>
            {isAll ? texts.uncheckAll : texts.checkAll}
          </Button>
        )}
      </Row>
      <ul aria-label={texts.list}>
        {recipes.map(({ title }, index) => (
          <TickRow
            key={`${index} ${title}`}
            checked={flow.chosen.includes(index)}
            onToggle={() => flow.toggle(index)}
          >
            {title}
          </TickRow>
        ))}
      </ul>
      <Problems problems={problems} />
      {recipes.length > 0 && (
        <Button variant="primary" width="block" disabled={count === 0} onClick={flow.confirm}>
          {texts.import(count === 1, formatNumber(count))}
        </Button>
      )}
      <Button width="block" onClick={flow.restart}>
        {texts.chooseAnother}
      </Button>
    </Stack>
  );
}

function Problems({ problems }: Pick<Import['found'], 'problems'>) {
  if (problems.length === 0) return null;
  return (
    <Stack gap={8}>
      <Text as="h2" variant="h3">
        {texts.unreadTitle}
      </Text>
      <Stack as="ul" gap={6} aria-label={texts.unreadTitle}>
        {problems.map(({ name, message }, index) => (
          <li key={`${index} ${name}`}>
            <Text variant="small">
              <b>{name}</b>: {message}
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
