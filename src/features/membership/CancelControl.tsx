import { cancellationOf } from '#domain/membership/cancellation.ts';
import type { Subscriptions } from '#domain/membership/plan-offer.ts';
import type { useSubscriptions } from '#src/flows/membership/use-subscriptions.ts';
import { Button } from '#src/ui/button/Button.tsx';

export interface CancelControlProps {
  readonly subscription: Subscriptions[number];
  readonly held: ReturnType<typeof useSubscriptions>;
  readonly isWide?: boolean;
  readonly className?: string | undefined;
}

export function CancelControl({ subscription, held, isWide = false, className = '' }: CancelControlProps) {
  const { id } = subscription;
  const cancellation = cancellationOf(subscription);
  if (cancellation === null) return null;
  return (
    <Button
      variant="danger"
      {...(isWide ? { width: 'block' as const } : { size: 'sm' as const })}
      busy={held.busyWith === id}
      onClick={() => held.change(id, cancellation.change)}
      className={className}
    >
      {cancellation.label}
    </Button>
  );
}
