import { formatNumber } from '#domain/message/format-number.ts';
import { isLineClear, type LineReading, reviewSentence } from '#domain/own-recipe/own-recipe-reading.ts';
import { lineReview as texts } from '#src/features/recipes/texts/own.ts';
import type { useOwnRecipeEditor } from '#src/flows/recipes/use-own-recipe-editor.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { PencilIcon } from '#src/ui/icon/common-icons.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { VerdictLine } from '#src/ui/verdict/VerdictLine.tsx';
import { describeLine } from './describe-line.ts';
import styles from './LineReview.module.css';
import { LineSheet } from './LineSheet.tsx';

type Editor = ReturnType<typeof useOwnRecipeEditor>;
type Reading = NonNullable<Editor['reading']>;

/** The binding of each line; lines to check have a reason. */
export function LineReview({ editor, reading }: { editor: Editor; reading: Reading }) {
  return (
    <Stack gap={16} pad="page">
      <Stack gap={4}>
        <Text as="h1" variant="h2">
          {editor.draft.title}
        </Text>
        <Text role="status">{reviewSentence(reading)}</Text>
        <Text variant="small" tone="muted">
          {texts.intro}
        </Text>
      </Stack>
      {reading.questions.map((question) => (
        <Text key={question} tone="danger" role="alert">
          {question}
        </Text>
      ))}
      <ul className={styles['lines']} aria-label={texts.lines}>
        {reading.lines.map((line, index) => (
          <li key={`${index} ${line.text}`}>
            <Line line={line} onOpen={() => editor.openLine(index)} />
          </li>
        ))}
      </ul>
      <Stack gap={8}>
        <VerdictLine fit={reading.fit} variant="large" />
        <Text variant="small" tone="muted">
          {reading.allergen_statement.sentence}. {caloriesOf(reading)}
        </Text>
      </Stack>
      <Button variant="primary" width="block" busy={editor.isBusy} onClick={editor.save}>
        {texts.save}
      </Button>
      <Button width="block" aria-disabled={editor.isBusy} onClick={editor.backToForm}>
        {texts.edit}
      </Button>
      <LineSheet editor={editor} />
    </Stack>
  );
}

function caloriesOf({ calories, shows_energy: showsEnergy }: Reading): string {
  if (showsEnergy === false) return '';
  return calories === null ? texts.caloriesUnknown : texts.calories(formatNumber(calories));
}

function Line({ line, onOpen }: { line: LineReading; onOpen: () => void }) {
  return (
    <button
      type="button"
      className={styles['line']}
      data-kind={isLineClear(line) ? 'clear' : 'open'}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <span className={styles['words']}>
        <Text as="span" variant="body-strong">
          {line.text}
        </Text>
        <Text as="span" variant="small" tone="muted">
          {describeLine(line)}
        </Text>
        {line.doubts.map((doubt) => (
          <Text key={doubt} as="span" variant="small" tone="danger">
            {doubt}
          </Text>
        ))}
      </span>
      <PencilIcon size={18} className={styles['pencil']} />
    </button>
  );
}
