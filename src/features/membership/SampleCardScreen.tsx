import { memberPaths } from '#src/member-paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { TextField } from '#src/ui/input/TextField.tsx';
import { Grid, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

const ignore = () => {};

/** A form without function, with sample data that cannot be written over: nobody should leave a card here. */
export function SampleCardScreen() {
  usePageTitle('Add New Card');
  const sample = { onChange: ignore, readOnly: true, autoComplete: 'off' } as const;
  return (
    <form aria-label="Sample card" onSubmit={(event) => event.preventDefault()}>
      <Stack gap={16} pad="page">
        <Text variant="small" tone="muted">
          This is a sample without function. Nothing here is sent or stored. You pay on the secure page of the
          checkout.
        </Text>
        <TextField label="Name on card" name="sample-name" value="Jane Sample" {...sample} />
        <TextField label="Card number" name="sample-number" value="4242 4242 4242 4242" {...sample} />
        <Grid gap={12}>
          <TextField label="Expires" name="sample-expiry" value="12 / 34" {...sample} />
          <TextField label="CVC" name="sample-code" value="123" {...sample} />
        </Grid>
        <Button type="submit" variant="primary" width="block" aria-disabled>
          Add card
        </Button>
        <Button variant="tinted" width="block" href={memberPaths.billing()}>
          See or change your own card
        </Button>
      </Stack>
    </form>
  );
}
