import type { components } from '#contract/api.ts';
import { severityWords } from '#domain/medicines/medicine-text.ts';
import { formatList } from '#domain/message/format-list.ts';
import { Switch } from '#src/ui/input/Switch.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './MedicineCard.module.css';
import { medicineCard as texts } from './texts/medicines.ts';

type Card = components['schemas']['MedicineCard'];
type Rule = Card['rules'][number];

/** The switch of a rule; without one the rule is read-only. */
export interface Agreeing {
  readonly isFollowed: (medicineId: number, ruleId: string, binds: boolean) => boolean;
  readonly answer: (medicineId: number, ruleId: string, agreed: boolean) => void;
}

interface Shown {
  readonly heading: 'h2' | 'h4';
  readonly agreeing: Agreeing | null;
}

/** The medicines that have a card; nothing without one. */
export function MedicineCards({ cards, ...shown }: Shown & { readonly cards: readonly Card[] }) {
  return (
    cards.length > 0 && (
      <Stack as="ul" gap={12}>
        {cards.map((card) => (
          <li key={card.medicine_id}>
            <MedicineCard card={card} {...shown} />
          </li>
        ))}
      </Stack>
    )
  );
}

/** A medicine with its interactions with food. */
function MedicineCard({ card, heading, agreeing }: Shown & { readonly card: Card }) {
  return (
    <article className={styles['card']}>
      <Text as={heading} variant="h3">
        {card.name}
      </Text>
      <Text variant="note" tone="muted">
        {[card.use, card.note].filter((part) => part !== '').join('. ')}
      </Text>
      <Text variant="small">{card.summary}</Text>
      {card.rules.length > 0 && (
        <ul className={styles['rules']}>
          {card.rules.map((rule) => (
            <li key={rule.rule_id}>
              <RuleNote card={card} rule={rule} agreeing={agreeing} />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

function RuleNote({ card, rule, agreeing }: { card: Card; rule: Rule; agreeing: Agreeing | null }) {
  const { medicine_id, name } = card;
  const foods = formatList(rule.foods);
  return (
    <Stack gap={4}>
      <Text variant="small-strong" tone={rule.is_dangerous ? 'danger' : 'ink'}>
        {`${severityWords[rule.severity]}: ${rule.subject}`}
      </Text>
      {rule.timing !== null && <Text variant="small">{texts.timing(rule.timing)}</Text>}
      {foods !== '' && (
        <Text variant="small" tone="muted">
          {texts.example(foods)}
        </Text>
      )}
      <Text variant="small">{rule.why}</Text>
      <Text variant="small">{rule.advice}</Text>
      <Text variant="note" tone="muted">
        {texts.source(rule.source)}
      </Text>
      {rule.can_bind && agreeing !== null && (
        <Row gap={12} spread="between">
          <Text variant="small">{texts.follow}</Text>
          <Switch
            label={texts.followLabel(rule.subject, name)}
            checked={agreeing.isFollowed(medicine_id, rule.rule_id, rule.binds)}
            onChange={(agreed) => agreeing.answer(medicine_id, rule.rule_id, agreed)}
          />
        </Row>
      )}
    </Stack>
  );
}
