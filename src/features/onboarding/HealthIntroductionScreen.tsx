import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { StickyDock } from '#src/ui/frame/Dock.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './HealthIntroductionScreen.module.css';

/** Topics of the following questions, in order. */
const topics = [
  ['Diet Type', 'How you eat on most days.'],
  ['Protein Sources', 'Fish, eggs, beans: what may be on the plate.'],
  ['Allergies', 'What must never be in it.'],
  ['Food Intolerances', 'Oxalate, histamine, sulfur, FODMAP, salicylate.'],
  ['Excluded Ingredients', 'What you simply do not like.'],
] as const;

/** Introduces the questions about food. */
export function HealthIntroductionScreen() {
  usePageTitle('Health and wellness');
  return (
    <div className={styles['page']}>
      <div className={styles['body']}>
        <Text variant="small-strong" tone="accent">
          Health and wellness
        </Text>
        <Text as="h1" variant="display" className={styles['title'] ?? ''}>
          Tell us what agrees with you.
        </Text>
        <Text tone="muted" className={styles['lead'] ?? ''}>
          Five short questions, about two minutes. Then every recipe is measured by your answers.
        </Text>
        <ol className={styles['topics']}>
          {topics.map(([topic, text], index) => (
            <li key={topic} className={styles['topic']}>
              <span className={styles['number']} aria-hidden="true">
                {index + 1}
              </span>
              <span>
                <span className={styles['name']}>{topic}</span>
                <Text as="span" variant="small" tone="muted" className={styles['what'] ?? ''}>
                  {text}
                </Text>
              </span>
            </li>
          ))}
        </ol>
        <Text variant="note" tone="faint" className={styles['notice'] ?? ''}>
          You can change every answer later. General guidance, not medical advice.
        </Text>
      </div>
      <StickyDock>
        <Button variant="primary" width="block" href={paths.healthQuiz()}>
          Get Started!
        </Button>
      </StickyDock>
    </div>
  );
}
