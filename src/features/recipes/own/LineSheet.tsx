import type { LineReading } from '#domain/own-recipe/own-recipe-reading.ts';
import { lineSheet as texts } from '#src/features/recipes/texts/own.ts';
import { useFoodSearch, type useOwnRecipeEditor } from '#src/flows/recipes/use-own-recipe-editor.ts';
import { useDraft } from '#src/flows/use-draft.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ListSkeleton } from '#src/ui/feedback/Skeletons.tsx';
import { SearchField } from '#src/ui/field/SearchField.tsx';
import { TextField } from '#src/ui/input/TextField.tsx';
import { BottomSheet } from '#src/ui/sheet/BottomSheet.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { describeLine } from './describe-line.ts';

type Editor = ReturnType<typeof useOwnRecipeEditor>;

/** Corrects one line: its food, its amount, or that it is not an ingredient. */
export function LineSheet({ editor }: { editor: Editor }) {
  const { line } = editor;
  if (line === null) return null;
  return (
    <BottomSheet open={editor.isDeciding} onClose={editor.closeLine} title={texts.title} height="full">
      <LineChoices key={line.text} line={line} editor={editor} />
    </BottomSheet>
  );
}

const asRead = { foodId: null, grams: null, isLeftOut: false };

function LineChoices({ line, editor }: { line: LineReading; editor: Editor }) {
  const current = editor.draft.decisions[line.text.trim()] ?? asRead;
  const choose = (foodId: string) => editor.decide(line.text, { ...current, isLeftOut: false, foodId });
  return (
    <Stack gap={20}>
      <Stack gap={4}>
        <Text variant="h3">{line.text}</Text>
        <Text variant="small" tone="muted">
          {describeLine(line)}
        </Text>
        {line.doubts.map((doubt) => (
          <Text key={doubt} variant="small" tone="danger">
            {doubt}
          </Text>
        ))}
      </Stack>
      <FoodChoice line={line} onChoose={choose} />
      <Weight
        shown={current.grams ?? line.grams}
        onChoose={(grams) => editor.decide(line.text, { ...current, isLeftOut: false, grams })}
      />
      <Rewriting text={line.text} onRewrite={(text) => editor.rewrite(line.text, text)} />
      <Stack gap={8}>
        {line.kind !== 'left_out' && (
          <Button width="block" onClick={() => editor.decide(line.text, { ...asRead, isLeftOut: true })}>
            {texts.leaveOut}
          </Button>
        )}
        {line.is_chosen && (
          <Button variant="quiet" width="block" onClick={() => editor.decide(line.text, null)}>
            {texts.undoChoice}
          </Button>
        )}
      </Stack>
      <span />
    </Stack>
  );
}

function FoodChoice({ line, onChoose }: { line: LineReading; onChoose: (foodId: string) => void }) {
  const search = useFoodSearch();
  const shown = (search.state === 'found' ? search.hits : line.candidates).slice(0, 30);
  return (
    <Stack gap={12}>
      <Text as="h3" variant="small-strong">
        {texts.chooseFood}
      </Text>
      <SearchField
        label={texts.searchFoods}
        value={search.term}
        onChange={search.type}
        found={search.state === 'found' ? shown.length : search.state === 'nothingFound' ? 0 : null}
      />
      {(search.state === 'typing' || search.state === 'searching') && <ListSkeleton rows={3} />}
      {search.state === 'failed' && (
        <Row gap={12}>
          <Text variant="small" tone="danger" role="alert">
            {search.failure}
          </Text>
          <Button size="sm" onClick={search.retry}>
            {texts.tryAgain}
          </Button>
        </Row>
      )}
      {search.state === 'nothingFound' && <Text tone="muted">{texts.noFood}</Text>}
      {(search.state === 'found' || search.state === 'idle') && shown.length > 0 && (
        <Row as="ul" gap={8} wrap aria-label={texts.foods}>
          {shown.map((food) => (
            <li key={food.id}>
              <Button size="sm" variant="tinted" onClick={() => onChoose(food.id)}>
                {food.name}
              </Button>
            </li>
          ))}
        </Row>
      )}
    </Stack>
  );
}

const gramsIn = (typed: string) => Number(typed.trim().replace(',', '.'));

function weightProblems(draft: { readonly grams: string }): { grams?: readonly string[] } {
  const grams = gramsIn(draft.grams);
  const isWeight = Number.isFinite(grams) && grams > 0 && grams <= 100_000;
  return isWeight ? {} : { grams: [texts.gramsInvalid] };
}

function Weight({ shown, onChoose }: { shown: number | null; onChoose: (grams: number) => void }) {
  const { draft, problems, change, submit } = useDraft({
    initial: { grams: shown === null ? '' : String(Math.round(shown * 10) / 10) },
    problemsOf: weightProblems,
    onSubmit: ({ grams }) => onChoose(gramsIn(grams)),
  });
  return (
    <form noValidate aria-label={texts.weight} onSubmit={submit}>
      <Stack gap={8}>
        <TextField
          label={texts.grams}
          name="grams"
          inputMode="decimal"
          value={draft.grams}
          onChange={(grams) => change({ grams })}
          error={problems.grams?.[0]}
          autoComplete="off"
        />
        <Button type="submit" width="block">
          {texts.useWeight}
        </Button>
      </Stack>
    </form>
  );
}

function Rewriting({ text, onRewrite }: { text: string; onRewrite: (text: string) => void }) {
  const { draft, change, submit } = useDraft({
    initial: { line: text },
    onSubmit: ({ line }) => onRewrite(line),
  });
  return (
    <form noValidate aria-label={texts.line} onSubmit={submit}>
      <Stack gap={8}>
        <TextField
          label={texts.rewrite}
          name="line"
          value={draft.line}
          onChange={(line) => change({ line })}
          hint={texts.rewriteHint}
          maxLength={200}
          autoComplete="off"
        />
        <Button type="submit" width="block" disabled={draft.line === text}>
          {texts.readAgain}
        </Button>
      </Stack>
    </form>
  );
}
