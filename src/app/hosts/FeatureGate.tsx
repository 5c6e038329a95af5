import { Outlet } from 'react-router-dom';
import type { Feature } from '#domain/membership/features.ts';
import { useFeatureGate } from '#src/flows/membership/use-feature-gate.ts';
import { paths } from '#src/paths.ts';
import { Locked } from '#src/ui/feedback/Locked.tsx';
import { ScrollArea } from '#src/ui/frame/ScrollArea.tsx';
import { useFrameHandle } from '../routing/route-handle.ts';

/** Around the screens of a feature; nothing of them is drawn, and nothing asked for, before it is open. */
function FeatureGate({ feature }: { feature: Feature }) {
  const { state } = useFeatureGate(feature);
  const handle = useFrameHandle();
  if (state === 'waiting') return null;
  if (state === 'open') return <Outlet />;
  // where the frame has no heading, the screens bring it themselves; without a frame's bar the main region too
  const isTitled = handle.frame === 'titled' && handle.titleIs !== 'label';
  const locked = (
    <Locked plansHref={paths.plans()} heading={isTitled ? 'p' : 'h1'} text={behindTheLock[feature]} />
  );
  return handle.frame === 'navigated' ? <ScrollArea>{locked}</ScrollArea> : locked;
}

const behindTheLock: Readonly<Record<Feature, string>> = {
  meal_plan:
    'The planner fills your week with dishes that suit you and land on your calories, and writes the shopping list.',
  questionnaire_health_score:
    'The questionnaire works out a score you can check by hand, and advice that keeps to your own limits.',
};

export const MealPlanGate = () => <FeatureGate feature="meal_plan" />;
export const HealthGate = () => <FeatureGate feature="questionnaire_health_score" />;
