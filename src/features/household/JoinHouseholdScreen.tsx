import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { defaultSharing } from '#domain/household/household.ts';
import { bidiIsolated } from '#domain/message/bidi-isolate.ts';
import { useHouseholdInvite } from '#src/flows/household/use-household-invite.ts';
import { useDraft } from '#src/flows/use-draft.ts';
import { memberPaths } from '#src/member-paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextSkeleton } from '#src/ui/feedback/TextSkeleton.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { TextField } from '#src/ui/input/TextField.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { SharingChoice } from './SharingChoice.tsx';
import { joinHouseholdScreen as texts } from './texts.ts';

type Flow = ReturnType<typeof useHouseholdInvite>;

/** Opens an invite to a household. */
export function JoinHouseholdScreen() {
  usePageTitle(texts.title);
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const toHousehold = useCallback(() => navigate(memberPaths.household(), { replace: true }), [navigate]);
  const code = parameters.get('code') ?? '';
  const flow = useHouseholdInvite(code, toHousehold);
  return (
    <Stack gap={16} pad="page">
      {flow.offered !== null ? (
        <Offer offered={flow.offered} flow={flow} />
      ) : flow.isReading ? (
        <TextSkeleton label={texts.loading} />
      ) : (
        <CodeForm initial={flow.opened} flow={flow} />
      )}
    </Stack>
  );
}

function CodeForm({ initial, flow: { problem, submit } }: { readonly initial: string; readonly flow: Flow }) {
  const form = useDraft({
    initial: { code: initial },
    onSubmit: ({ code }) => {
      if (code.trim() !== '') submit(code.trim());
    },
  });
  return (
    <Card>
      <form noValidate aria-label={texts.codeTitle} onSubmit={form.submit}>
        <Stack gap={16}>
          <TextField
            label={texts.code}
            name="code"
            value={form.draft.code}
            onChange={(code) => form.change({ code })}
            error={problem}
            hint={texts.codeHint}
            autoComplete="off"
            maxLength={300}
          />
          <Button variant="primary" width="block" type="submit">
            {texts.open}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}

function Offer({
  offered: { from, people },
  flow: { isBusy, accept, decline },
}: {
  readonly offered: NonNullable<Flow['offered']>;
  readonly flow: Flow;
}) {
  const { draft, change, submit } = useDraft({ initial: defaultSharing, onSubmit: accept });
  return (
    <Card aria-label={texts.inviteLabel}>
      <Stack gap={12}>
        <Text as="h2" variant="h2">
          {texts.inviteTitle(bidiIsolated(from))}
        </Text>
        <Text>
          {texts.peopleSoFar(people)} {texts.sharingNote}
        </Text>
        <SharingChoice sharing={draft} isBusy={isBusy} onChange={change} />
        <Button variant="primary" width="block" busy={isBusy} onClick={() => submit()}>
          {texts.join}
        </Button>
        <Button variant="quiet" width="block" aria-disabled={isBusy} onClick={decline}>
          {texts.decline}
        </Button>
      </Stack>
    </Card>
  );
}
