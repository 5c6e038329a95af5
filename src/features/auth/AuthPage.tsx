import type { ReactNode } from 'react';
import { ScrollArea } from '#src/ui/frame/ScrollArea.tsx';
import { TopBar } from '#src/ui/frame/TopBar.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './AuthPage.module.css';

export interface AuthPageProps {
  /** Next to the back button. */
  readonly title: string;
  readonly heading: string;
  readonly lead: ReactNode;
  readonly onBack: () => void;
  /** Above the heading: a notice, a drawing. */
  readonly above?: ReactNode;
  readonly children: ReactNode;
}

/** A guest page with a form: title and back button, heading, introduction. */
export function AuthPage({ title, heading, lead, onBack, above, children }: AuthPageProps) {
  return (
    <>
      <TopBar title={title} titleIs="label" onBack={onBack} />
      <ScrollArea>
        <div className={styles['page']}>
          {above}
          <Text as="h1" variant="display">
            {heading}
          </Text>
          <Text tone="muted" className={styles['lead'] ?? ''}>
            {lead}
          </Text>
          {children}
        </div>
      </ScrollArea>
    </>
  );
}
