import { useCallback, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useFlows } from '#src/flows/flows-context.tsx';
import { useSettings } from '#src/flows/shell/use-settings.ts';
import { useSheets } from '#src/flows/shell/use-sheets.ts';
import { AppFrame } from './AppFrame.tsx';
import { ConfirmHost } from './hosts/ConfirmHost.tsx';
import { InstallPromptHost } from './hosts/InstallPromptHost.tsx';
import { useIsWide } from './routing/route-handle.ts';
import { useFocusOnNavigation } from './routing/use-focus-on-navigation.ts';
import { applyBrand } from './theme/brand.ts';
import type { Toasts } from './toasts/toast-store.ts';

/** Wraps every route: the column in the operator's colors, toasts, the confirm dialog, focus on navigation. */
export function AppRoot({ toasts }: { toasts: Toasts }) {
  const settings = useSettings();
  const { sheets } = useFlows();
  const { pathname, key } = useLocation();
  useEffect(() => void applyBrand(settings), [settings]);
  useFocusOnNavigation(
    pathname,
    useCallback(() => sheets.send({ type: 'page.changed' }), [sheets]),
  );
  return (
    <AppFrame
      toasts={toasts}
      backgrounds={settings.desktop_background_images}
      place={key}
      isWide={useIsWide()}
    >
      <Outlet />
      <InstallPromptHost />
      <AskedQuestion />
    </AppFrame>
  );
}

/** Button labels of each question, by its id. */
const buttonLabels: Readonly<Record<string, { readonly yes: string; readonly no: string }>> = {
  logout: { yes: 'Logout', no: 'Stay' },
  deleteCollection: { yes: 'Remove', no: 'Keep it' },
  removeReview: { yes: 'Remove', no: 'Keep it' },
  deleteAccount: { yes: 'Delete account', no: 'Keep it' },
  endOtherSessions: { yes: 'Sign out', no: 'Cancel' },
  endCalendar: { yes: 'End it', no: 'Keep it' },
  removeFromHousehold: { yes: 'Remove', no: 'Keep them' },
  leaveHousehold: { yes: 'Leave', no: 'Stay' },
  planAnyway: { yes: 'Plan anyway', no: 'Leave out' },
  cancelSubscription: { yes: 'Cancel it', no: 'Keep it' },
};

function AskedQuestion() {
  const { question, accept, close } = useSheets();
  return (
    <ConfirmHost
      question={
        question && {
          title: question.text,
          text: question.detail,
          confirmLabel: buttonLabels[question.id]?.yes ?? 'Yes',
          cancelLabel: buttonLabels[question.id]?.no ?? 'No',
          tone: 'danger',
          onConfirm: accept,
          onClose: close,
        }
      }
    />
  );
}
