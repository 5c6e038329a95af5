import { memberPaths } from '#src/member-paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { TextField } from '#src/ui/input/TextField.tsx';
import { Grid, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { sampleCardScreen as texts } from './texts.ts';

const ignore = () => {};

/** A form without function, with sample data that cannot be written over: nobody should leave a card here. */
export function SampleCardScreen() {
  usePageTitle(texts.title);
  const sample = { onChange: ignore, readOnly: true, autoComplete: 'off' } as const;
  return (
    <form aria-label={texts.formLabel} onSubmit={(event) => event.preventDefault()}>
      <Stack gap={16} pad="page">
        <Text variant="small" tone="muted">
          {texts.sampleNote}
        </Text>
        <TextField label={texts.name} name="sample-name" value={texts.sampleName} {...sample} />
        <TextField label={texts.number} name="sample-number" value="4242 4242 4242 4242" {...sample} />
        <Grid gap={12}>
          <TextField label={texts.expiry} name="sample-expiry" value="12 / 34" {...sample} />
          <TextField label={texts.securityCode} name="sample-code" value="123" {...sample} />
        </Grid>
        <Button type="submit" variant="primary" width="block" aria-disabled>
          {texts.submit}
        </Button>
        <Button variant="tinted" width="block" href={memberPaths.billing()}>
          {texts.toOwnCard}
        </Button>
      </Stack>
    </form>
  );
}
