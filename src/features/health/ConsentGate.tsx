import type { ReactNode } from 'react';
import type { ConsentId } from '#domain/consent/consents.ts';
import { useConsent } from '#src/flows/account/use-consent.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { ConsentPoints } from './ConsentPoints.tsx';

export interface ConsentCardProps {
  readonly id: ConsentId;
  readonly heading: 'h1' | 'h2';
}

/** The text of a consent with its button, on the page itself. */
export function ConsentCard({ id, heading }: ConsentCardProps) {
  const { text, isBusy, agree } = useConsent(id);
  return (
    <Card>
      <Stack gap={16}>
        <Text as={heading} variant="h2">
          {text.title}
        </Text>
        <ConsentPoints text={text} />
        <Button variant="primary" width="block" busy={isBusy} onClick={agree}>
          {text.agreement}
        </Button>
      </Stack>
    </Card>
  );
}

/** Renders its children once the member has given the consent to health data. */
export function ConsentGate({ children }: { readonly children: ReactNode }) {
  const { isGiven } = useConsent('health');
  if (isGiven) return children;
  return (
    <Stack pad="page">
      <ConsentCard id="health" heading="h1" />
    </Stack>
  );
}
