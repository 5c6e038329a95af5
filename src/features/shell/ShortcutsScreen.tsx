import { Fragment } from 'react';
import { useShortcutSwitch } from '#src/flows/shell/use-shortcuts.ts';
import { ListRow, RowList } from '#src/ui/frame/RowList.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { Switch } from '#src/ui/input/Switch.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './ShortcutsScreen.module.css';
import { shortcutsScreen as texts } from './texts.ts';

type Shortcut = readonly [keys: readonly string[], does: string];

const groups: ReadonlyArray<{ readonly title: string; readonly shortcuts: readonly Shortcut[] }> = [
  {
    title: texts.pages,
    shortcuts: [
      [['1'], texts.home],
      [['2'], texts.health],
      [['3'], texts.collections],
      [['4'], texts.planner],
      [['5'], texts.account],
      [['/'], texts.search],
      [['?'], texts.thisPage],
    ],
  },
  {
    title: texts.everywhere,
    shortcuts: [
      [['Tab'], texts.next],
      [['Shift', 'Tab'], texts.previous],
      [['Enter'], texts.open],
      [['Space'], texts.check],
      [[texts.escape], texts.close],
    ],
  },
  {
    title: texts.choices,
    shortcuts: [
      [['←', '→'], texts.tabs],
      [['Home', 'End'], texts.firstLast],
    ],
  },
  { title: texts.paper, shortcuts: [[[texts.control, 'P'], texts.print]] },
];

/** The keys that do something, and the switch of those that open pages. */
export function ShortcutsScreen() {
  usePageTitle(texts.title);
  const { isOn, choose } = useShortcutSwitch();
  return (
    <Stack gap={20} pad="page">
      <RowList>
        <ListRow
          label={texts.switchLabel}
          note={texts.switchNote}
          end={<Switch label={texts.switchLabel} checked={isOn} onChange={choose} />}
        />
      </RowList>
      {groups.map(({ title, shortcuts }) => (
        <Stack as="section" key={title} gap={10} aria-label={title}>
          <Text as="h2" variant="h2">
            {title}
          </Text>
          <Card>
            <dl className={styles['keys']}>
              {shortcuts.map(([keys, does]) => (
                <div key={does} className={styles['row']}>
                  <dt>
                    {keys.map((key, index) => (
                      <Fragment key={key}>
                        {index > 0 && ' '}
                        <kbd className={styles['key']}>{key}</kbd>
                      </Fragment>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </Card>
        </Stack>
      ))}
      <Text variant="note" tone="muted">
        {texts.macNote}
      </Text>
    </Stack>
  );
}
