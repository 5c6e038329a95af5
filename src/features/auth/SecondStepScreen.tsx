import { Navigate } from 'react-router-dom';
import type { TwoStepMethod } from '#domain/session/second-step.ts';
import { useFirstStep, useSecondStep } from '#src/flows/auth/use-second-step.ts';
import { useGoBack } from '#src/flows/use-go-back.ts';
import { useSecret } from '#src/flows/use-secret.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextField } from '#src/ui/field/TextField.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { AuthPage } from './AuthPage.tsx';
import { CodeForm } from './CodeForm.tsx';
import { secondStepScreen as texts } from './texts.ts';

/** The second step of a sign-in with a password, Google or Facebook. */
export function SecondStepScreen() {
  usePageTitle(texts.title);
  const step = useFirstStep();
  return step === null ? <Navigate to={paths.login()} replace /> : <SecondStepForm step={step} />;
}

const leads: Readonly<Record<TwoStepMethod, string>> = {
  passkey: texts.passkeyIntro,
  authenticator: texts.authenticatorIntro,
  recovery_code: texts.recoveryCodeIntro,
};
const names: Readonly<Record<TwoStepMethod, string>> = {
  passkey: texts.choosePasskey,
  authenticator: texts.chooseAuthenticator,
  recovery_code: texts.chooseRecoveryCode,
};
const noWay = texts.noStepPossible;

type Step = NonNullable<ReturnType<typeof useFirstStep>>;

function SecondStepForm({ step }: { readonly step: Step }) {
  const flow = useSecondStep(step);
  const { method, otherMethods, isUsable, isBusy, choose } = flow;
  const goBack = useGoBack(paths.login());
  return (
    <AuthPage
      title={texts.title}
      heading={texts.heading}
      lead={isUsable ? leads[method] : noWay}
      onBack={goBack}
    >
      {isUsable && (
        <Stack gap={24}>
          {/* resets the form when another method is chosen */}
          <Proof key={method} flow={flow} />
          <Stack gap={8}>
            {otherMethods.map((each) => (
              <Button key={each} width="block" aria-disabled={isBusy} onClick={() => choose(each)}>
                {names[each]}
              </Button>
            ))}
            <Text variant="small" tone="muted" align="center">
              {texts.supportNote}
            </Text>
          </Stack>
        </Stack>
      )}
    </AuthPage>
  );
}

function Proof({ flow }: { readonly flow: ReturnType<typeof useSecondStep> }) {
  const { method, problem, isBusy, usePasskey: askPasskey, submit } = flow;
  const [code, setCode] = useSecret('');
  if (method === 'authenticator')
    return (
      <CodeForm
        submitLabel={texts.signIn}
        value={code}
        onChange={setCode}
        error={problem ?? undefined}
        isBusy={isBusy}
        onSubmit={() => submit(code)}
      >
        {null}
      </CodeForm>
    );
  if (method === 'recovery_code')
    return (
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) submit(code);
        }}
      >
        <Stack gap={16}>
          <TextField
            label={texts.recoveryCode}
            name="recovery_code"
            autoComplete="off"
            maxLength={40}
            placeholder={texts.recoveryCodePlaceholder}
            value={code}
            onChange={setCode}
            error={problem}
          />
          <Button type="submit" variant="primary" width="block" busy={isBusy}>
            {texts.signIn}
          </Button>
        </Stack>
      </form>
    );
  return (
    <Stack gap={16}>
      {problem !== null && (
        <Text role="alert" tone="danger">
          {problem}
        </Text>
      )}
      <Button variant="primary" width="block" busy={isBusy} onClick={askPasskey}>
        {texts.usePasskey}
      </Button>
    </Stack>
  );
}
