import { questionButtons, askedQuestion as texts } from '#src/app/texts.ts';
import { useAskedQuestion, useSheetActions } from '#src/flows/shell/use-sheets.ts';
import { ConfirmHost } from './ConfirmHost.tsx';

/** Button labels of each question, by its id. */
const buttonLabels: Readonly<Record<string, { readonly yes: string; readonly no: string }>> = questionButtons;

/** The question of a flow, which only members' flows have. */
export function AskedQuestion() {
  const question = useAskedQuestion();
  const { accept, close } = useSheetActions();
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
