import { Outlet } from 'react-router-dom';
import type { Feature } from '#domain/membership/features.ts';
import { useFeatureGate } from '#src/flows/membership/use-feature-gate.ts';
import { paths } from '#src/paths.ts';
import { Locked } from '#src/ui/feedback/Locked.tsx';
import { ScrollArea } from '#src/ui/frame/ScrollArea.tsx';
import { useFrameHandle } from '../routing/handle.ts';

/** Around the screens of a feature; nothing of them is drawn, and nothing asked for, before it is open. */
function FeatureGate({ feature }: { feature: Feature }) {
  const { state } = useFeatureGate(feature);
  const { frame } = useFrameHandle();
  if (state === 'waiting') return null;
  if (state === 'open') return <Outlet />;
  // there, the screens bring heading and main region themselves
  return frame === 'navigated' ? (
    <ScrollArea>
      <Locked plansHref={paths.plans()} heading="h1" />
    </ScrollArea>
  ) : (
    <Locked plansHref={paths.plans()} />
  );
}

export const MealPlanGate = () => <FeatureGate feature="meal_plan" />;
export const HealthGate = () => <FeatureGate feature="questionnaire_health_score" />;
