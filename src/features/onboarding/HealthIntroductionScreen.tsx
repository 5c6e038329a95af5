import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { StickyDock } from '#src/ui/frame/Dock.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './HealthIntroductionScreen.module.css';
import { healthIntroductionScreen as texts } from './texts.ts';

/** Topics of the following questions, in order. */
const topics = [
  [texts.dietTitle, texts.dietText],
  [texts.proteinsTitle, texts.proteinsText],
  [texts.allergiesTitle, texts.allergiesText],
  [texts.intolerancesTitle, texts.intolerancesText],
  [texts.excludedTitle, texts.excludedText],
] as const;

/** Introduces the questions about food. */
export function HealthIntroductionScreen() {
  usePageTitle(texts.title);
  return (
    <div className={styles['page']}>
      <div className={styles['body']}>
        <Text variant="small-strong" tone="accent">
          {texts.title}
        </Text>
        <Text as="h1" variant="display" className={styles['title'] ?? ''}>
          {texts.heading}
        </Text>
        <Text tone="muted" className={styles['lead'] ?? ''}>
          {texts.intro}
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
          {texts.guidance}
        </Text>
      </div>
      <StickyDock>
        <Button variant="primary" width="block" href={paths.healthQuiz()}>
          {texts.start}
        </Button>
      </StickyDock>
    </div>
  );
}
