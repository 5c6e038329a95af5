import type { components } from '#contract/api.ts';
import { CareIcon } from '#src/ui/icon/health-icons.tsx';
import { RichText } from '#src/ui/rich-text/RichText.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { HelpLines } from './HelpLines.tsx';
import { urgentHelpNote as texts } from './texts/score.ts';
import styles from './UrgentHelpNote.module.css';

export interface UrgentHelpNoteProps {
  readonly help: components['schemas']['UrgentHelp'];
  readonly heading: 'h1' | 'h2';
}

/** Shown first: an answer that a doctor should know about. */
export function UrgentHelpNote({ help, heading }: UrgentHelpNoteProps) {
  // in a crisis the member's own words are not repeated
  const isCrisis = help.lines?.some(({ crisis }) => crisis !== null) === true;
  return (
    <section aria-labelledby="urgent-help" className={styles['note']}>
      <span className={styles['disc']}>
        <CareIcon size={24} />
      </span>
      <Text as={heading} variant="h2" id="urgent-help">
        {help.title}
      </Text>
      {help.lines !== undefined && help.lines.length > 0 && <HelpLines lines={help.lines} />}
      <RichText html={help.text} className={styles['text'] ?? ''} />
      {help.reasons.length > 0 && !isCrisis && (
        <div>
          <Text variant="small-strong">{texts.reasons}</Text>
          <ul className={styles['reasons']}>
            {help.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
