import type { components } from '#contract/api.ts';
import { severityWords } from '#domain/medicines/medicine-words.ts';
import { formatList } from '#domain/message/format-list.ts';
import { Switch } from '#src/ui/field/Switch.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './MedicineCard.module.css';

type Card = components['schemas']['MedicineCard'];
type Rule = Card['rules'][number];

/** The switch beside a rule; without one the rule is only told. */
export interface Agreeing {
  readonly isKept: (medicineId: number, ruleId: string, binds: boolean) => boolean;
  readonly answer: (medicineId: number, ruleId: string, agreed: boolean) => void;
}

interface MedicineCardProps {
  readonly card: Card;
  readonly heading: 'h2' | 'h4';
  readonly agreeing: Agreeing | null;
}

/** One medicine with everything that is known of it and food. */
export function MedicineCard({ card, heading, agreeing }: MedicineCardProps) {
  return (
    <article className={styles['card']}>
      <Text as={heading} look="h3">
        {card.name}
      </Text>
      <Text look="note" tone="muted">
        {[card.use, card.note].filter((part) => part !== '').join('. ')}
      </Text>
      <Text look="small">{card.summary}</Text>
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
      <Text look="small-strong" tone={rule.is_dangerous ? 'danger' : 'ink'}>
        {`${severityWords[rule.severity]}: ${rule.subject}`}
      </Text>
      {rule.timing !== null && <Text look="small">{`When: ${rule.timing}.`}</Text>}
      {foods !== '' && (
        <Text look="small" tone="muted">
          {`For example ${foods}.`}
        </Text>
      )}
      <Text look="small">{rule.why}</Text>
      <Text look="small">{rule.advice}</Text>
      <Text look="note" tone="muted">
        {`Source: ${rule.source}`}
      </Text>
      {rule.can_bind && agreeing !== null && (
        <Row gap={12} spread="between">
          <Text look="small">Keep to this in my plans and recipes</Text>
          <Switch
            label={`Keep to this in my plans and recipes: ${rule.subject}, with ${name}`}
            checked={agreeing.isKept(medicine_id, rule.rule_id, rule.binds)}
            onChange={(agreed) => agreeing.answer(medicine_id, rule.rule_id, agreed)}
          />
        </Row>
      )}
    </Stack>
  );
}
