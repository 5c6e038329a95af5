import { askedQuestion as texts } from '#src/app/texts.ts';
import { useSheets } from '#src/flows/shell/use-sheets.ts';
import { ConfirmHost } from './ConfirmHost.tsx';

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

/** The question of a flow, which only members' flows have. */
export function AskedQuestion() {
  const { question, accept, close } = useSheets();
  return (
    <ConfirmHost
      question={
        question && {
          title: question.text,
          text: question.detail,
          confirmLabel: buttonLabels[question.id]?.yes ?? texts.yes,
          cancelLabel: buttonLabels[question.id]?.no ?? texts.no,
          tone: 'danger',
          onConfirm: accept,
          onClose: close,
        }
      }
    />
  );
}
