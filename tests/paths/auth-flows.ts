import { accountRestoringCases } from '#machines/auth/account-restoring.cases.ts';
import { accountRestoringJourneys } from '#machines/auth/account-restoring.journeys.ts';
import { accountRestoringMachine } from '#machines/auth/account-restoring.machine.ts';
import { emailFirstCases } from '#machines/auth/email-first.cases.ts';
import { emailFirstJourneys } from '#machines/auth/email-first.journeys.ts';
import { emailFirstMachine } from '#machines/auth/email-first.machine.ts';
import { emailVerificationCases } from '#machines/auth/email-verification.cases.ts';
import { emailVerificationJourneys } from '#machines/auth/email-verification.journeys.ts';
import { emailVerificationMachine } from '#machines/auth/email-verification.machine.ts';
import { loginCases } from '#machines/auth/login.cases.ts';
import { loginJourneys } from '#machines/auth/login.journeys.ts';
import { loginMachine } from '#machines/auth/login.machine.ts';
import { logoutCases } from '#machines/auth/logout.cases.ts';
import { logoutJourneys } from '#machines/auth/logout.journeys.ts';
import { logoutMachine } from '#machines/auth/logout.machine.ts';
import { passwordResetCases } from '#machines/auth/password-reset.cases.ts';
import { passwordResetJourneys } from '#machines/auth/password-reset.journeys.ts';
import { passwordResetMachine } from '#machines/auth/password-reset.machine.ts';
import { registrationCases } from '#machines/auth/registration.cases.ts';
import { registrationJourneys } from '#machines/auth/registration.journeys.ts';
import { registrationMachine } from '#machines/auth/registration.machine.ts';
import { sessionCases } from '#machines/auth/session.cases.ts';
import { sessionJourneys } from '#machines/auth/session.journeys.ts';
import { sessionMachine } from '#machines/auth/session.machine.ts';
import { socialSignInCases } from '#machines/auth/social-sign-in.cases.ts';
import { socialSignInJourneys } from '#machines/auth/social-sign-in.journeys.ts';
import { socialSignInMachine } from '#machines/auth/social-sign-in.machine.ts';
import { thirdPartyVerificationCases } from '#machines/auth/third-party-verification.cases.ts';
import { thirdPartyVerificationJourneys } from '#machines/auth/third-party-verification.journeys.ts';
import { thirdPartyVerificationMachine } from '#machines/auth/third-party-verification.machine.ts';
import { type Flow, flow } from './flow.ts';

/** How members come and go. */
export const authFlows: readonly Flow[] = [
  flow('auth/email-first', emailFirstMachine, emailFirstCases, emailFirstJourneys),
  flow(
    'auth/email-verification',
    emailVerificationMachine,
    emailVerificationCases,
    emailVerificationJourneys,
  ),
  flow('auth/login', loginMachine, loginCases, loginJourneys),
  flow('auth/logout', logoutMachine, logoutCases, logoutJourneys),
  flow('auth/password-reset', passwordResetMachine, passwordResetCases, passwordResetJourneys),
  flow('auth/registration', registrationMachine, registrationCases, registrationJourneys),
  flow('auth/session', sessionMachine, sessionCases, sessionJourneys),
  flow('auth/social-sign-in', socialSignInMachine, socialSignInCases, socialSignInJourneys),
  flow('auth/account-restoring', accountRestoringMachine, accountRestoringCases, accountRestoringJourneys),
  flow(
    'auth/third-party-verification',
    thirdPartyVerificationMachine,
    thirdPartyVerificationCases,
    thirdPartyVerificationJourneys,
  ),
];
