import type { RouteObject } from 'react-router-dom';
import { memberRoutes as texts } from '#src/app/texts.ts';
import { memberPaths } from '#src/member-paths.ts';
import { paths } from '#src/paths.ts';
import { lazyScreen } from './routing/lazy-screen.ts';
import { inFrame } from './routing/route-handle.ts';

export const underAccount = (title: string) => inFrame({ frame: 'titled', title, backTo: paths.account() });
const underSecurity = (title: string) => inFrame({ frame: 'titled', title, backTo: memberPaths.security() });
const underHousehold = (title: string) =>
  inFrame({ frame: 'titled', title, backTo: memberPaths.household() });
export const accountRoutes: RouteObject[] = [
  { path: '/account', lazy: lazyScreen('account'), handle: inFrame({ frame: 'own', title: texts.account }) },
  { path: '/account/profile', lazy: lazyScreen('profile'), handle: underAccount(texts.profile) },
  {
    path: '/account/first-update-personal',
    lazy: lazyScreen('firstProfile'),
    handle: inFrame({ frame: 'bare', blocksBack: true }),
  },
  {
    path: '/account/affiliate-program',
    lazy: lazyScreen('affiliateProgram'),
    handle: underAccount(texts.affiliateProgram),
  },
  {
    path: '/account/my-medicines',
    lazy: lazyScreen('myMedicines'),
    handle: underAccount(texts.myMedicines),
  },
  { path: '/account/diary', lazy: lazyScreen('diary'), handle: underAccount(texts.diary) },
  {
    path: '/account/diary/report',
    lazy: lazyScreen('diaryReport'),
    handle: inFrame({ frame: 'titled', title: texts.diaryReport, backTo: memberPaths.diary() }),
  },
  { path: '/account/triggers', lazy: lazyScreen('triggers'), handle: underAccount(texts.triggers) },
  { path: '/account/shortcuts', lazy: lazyScreen('shortcuts'), handle: underAccount(texts.shortcuts) },
  { path: '/account/my-health', lazy: lazyScreen('myHealth'), handle: underAccount(texts.myHealth) },
  {
    path: '/account/my-medicines/edit',
    lazy: lazyScreen('editMedicines'),
    handle: inFrame({
      frame: 'titled',
      title: texts.editMedicines,
      titleIs: 'label',
      backTo: memberPaths.myHealth(),
    }),
  },
  { path: '/account/security', lazy: lazyScreen('security'), handle: underAccount(texts.security) },
  { path: '/account/security/passkey', lazy: lazyScreen('addPasskey'), handle: underSecurity(texts.passkey) },
  {
    path: '/account/security/authenticator',
    lazy: lazyScreen('addAuthenticator'),
    handle: underSecurity(texts.authenticator),
  },
  {
    path: '/account/security/recovery-codes',
    lazy: lazyScreen('recoveryCodes'),
    handle: underSecurity(texts.recoveryCodes),
  },
  {
    path: '/account/security/remove/:factor',
    lazy: lazyScreen('removeFactor'),
    handle: underSecurity(texts.removeFactor),
  },
  { path: '/account/household', lazy: lazyScreen('household'), handle: underAccount(texts.household) },
  {
    path: '/account/household/join',
    lazy: lazyScreen('joinHousehold'),
    handle: underHousehold(texts.joinHousehold),
  },
  {
    path: '/account/household/people/new',
    lazy: lazyScreen('newDependent'),
    handle: underHousehold(texts.newDependent),
  },
  {
    path: '/account/household/people/:id',
    lazy: lazyScreen('dependent'),
    handle: underHousehold(texts.dependent),
  },
  { path: '/account/data', lazy: lazyScreen('ownData'), handle: underAccount(texts.data) },
  { path: '/account/changes', lazy: lazyScreen('changes'), handle: underAccount(texts.changes) },
  {
    path: '/account/safety-notes',
    lazy: lazyScreen('safetyNotes'),
    handle: underAccount(texts.safetyNotes),
  },
  {
    path: '/account/preferences',
    lazy: lazyScreen('preferences'),
    handle: underAccount(texts.preferences),
  },
  {
    path: '/account/get-started-preferences',
    lazy: lazyScreen('preferences'),
    handle: inFrame({ frame: 'titled', title: texts.preferences, hasNavigation: false }),
  },
  { path: '/install', lazy: lazyScreen('install'), handle: underAccount(texts.install) },
];
