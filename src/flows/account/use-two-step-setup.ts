import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AnyActorRef } from 'xstate';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { memberPaths } from '#src/member-paths.ts';
import {
  authenticatorSetupFlow,
  factorRemovalFlow,
  passkeySetupFlow,
  recoveryCodesFlow,
} from './security-flows.ts';

interface SetupOptions {
  /** Token of the confirmation. */
  readonly token: string;
  readonly onExpired: () => void;
}

/** Navigates to the Security page once done; asks for another confirmation if it has expired. */
function useEnds(actor: AnyActorRef, onExpired: () => void): void {
  const navigate = useNavigate();
  useAnnouncements(actor);
  useEffect(() => {
    const leave = () => void navigate(memberPaths.security(), { replace: true });
    const subscriptions = [
      actor.on('setup.completed', leave),
      actor.on('factor.removed', leave),
      actor.on('confirmation.expired', onExpired),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, navigate, onExpired]);
}

/** Adds an authenticator app. */
export function useAuthenticatorSetup({ token, onExpired }: SetupOptions) {
  const actor = useActorRef(authenticatorSetupFlow);
  useEnds(actor, onExpired);
  const { scan, problem, recoveryCodes } = useSelector(actor, (snapshot) => snapshot.context);
  return {
    scan,
    problem,
    recoveryCodes,
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy') || snapshot.status === 'done'),
    isShowingCodes: useSelector(actor, (snapshot) => snapshot.matches('showingCodes')),
    start: () => actor.send({ type: 'setup.requested', token }),
    submit: (code: string) => actor.send({ type: 'code.submitted', code }),
    finish: () => actor.send({ type: 'codes.saved' }),
  };
}

/** Adds a passkey of this device. */
export function usePasskeySetup({ token, onExpired }: SetupOptions) {
  const actor = useActorRef(passkeySetupFlow);
  useEnds(actor, onExpired);
  const { problem, recoveryCodes } = useSelector(actor, (snapshot) => snapshot.context);
  return {
    problem,
    recoveryCodes,
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy') || snapshot.status === 'done'),
    isShowingCodes: useSelector(actor, (snapshot) => snapshot.matches('showingCodes')),
    create: (name: string) => actor.send({ type: 'passkey.requested', token, name }),
    finish: () => actor.send({ type: 'codes.saved' }),
  };
}

/** Replaces the recovery codes. */
export function useRecoveryCodes({ token, onExpired }: SetupOptions) {
  const actor = useActorRef(recoveryCodesFlow);
  useEnds(actor, onExpired);
  const { problem, recoveryCodes } = useSelector(actor, (snapshot) => snapshot.context);
  return {
    problem,
    recoveryCodes,
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy') || snapshot.status === 'done'),
    isShowingCodes: useSelector(actor, (snapshot) => snapshot.matches('showingCodes')),
    renew: () => actor.send({ type: 'codes.requested', token }),
    finish: () => actor.send({ type: 'codes.saved' }),
  };
}

/** Removes a passkey, or with null the authenticator app. */
export function useFactorRemoval(passkeyId: string | null, { token, onExpired }: SetupOptions) {
  const actor = useActorRef(factorRemovalFlow, { input: { passkeyId } });
  useEnds(actor, onExpired);
  return {
    problem: useSelector(actor, (snapshot) => snapshot.context.problem),
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy') || snapshot.status === 'done'),
    remove: () => actor.send({ type: 'removal.requested', token }),
  };
}
