import { Outlet } from 'react-router-dom';
import type { Feature } from '#domain/membership/features.ts';
import { featureGate as texts } from '#src/app/texts.ts';
import { useFeatureGate } from '#src/flows/membership/use-feature-gate.ts';
import { paths } from '#src/paths.ts';
import { Locked } from '#src/ui/feedback/Locked.tsx';
import { ScrollArea } from '#src/ui/frame/ScrollArea.tsx';
import { useFrameHandle } from '../routing/route-handle.ts';

/** Wraps the screens of a feature: they are neither rendered nor do they fetch data until access is granted. */
function FeatureGate({ feature }: { feature: Feature }) {
  const { state } = useFeatureGate(feature);
  const handle = useFrameHandle();
  if (state === 'waiting') return null;
  if (state === 'open') return <Outlet />;
  // in frames without a heading or a bar the gate renders the heading and the main landmark itself
  const isTitled = handle.frame === 'titled' && handle.titleIs !== 'label';
  const locked = (
    <Locked plansHref={paths.plans()} heading={isTitled ? 'p' : 'h1'} text={behindTheLock[feature]} />
  );
  return handle.frame === 'navigated' ? <ScrollArea>{locked}</ScrollArea> : locked;
}

const behindTheLock: Readonly<Record<Feature, string>> = {
  meal_plan: texts.mealPlan,
  questionnaire_health_score: texts.healthScore,
};

export const MealPlanGate = () => <FeatureGate feature="meal_plan" />;
export const HealthGate = () => <FeatureGate feature="questionnaire_health_score" />;
