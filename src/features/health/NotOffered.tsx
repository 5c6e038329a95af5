import { notOffered as texts } from '#src/features/health/texts/my-health.ts';
import { memberPaths } from '#src/member-paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';

/** Instead of a screen that the site has switched off. */
export function NotOffered({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <EmptyState
      drawing="lost"
      heading="h2"
      title={title}
      text={text}
      action={
        <Button variant="tinted" size="sm" href={memberPaths.myHealth()}>
          {texts.toMyHealth}
        </Button>
      }
    />
  );
}
