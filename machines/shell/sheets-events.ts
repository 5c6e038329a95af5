/** A yes-or-no question; `id` names the machine that asks. */
export interface Question {
  readonly id: string;
  readonly text: string;
  /** The consequence, below the question. */
  readonly detail?: string;
}

/** `label` is the alternative text and the title. */
export interface LargePicture {
  readonly url: string;
  readonly label: string;
}

export type SheetsEvent =
  | { type: 'sidebar.opened' }
  | { type: 'filter.opened' }
  | { type: 'ingredients.opened' }
  | { type: 'manager.opened'; topic: string }
  | { type: 'help.opened'; topic: string }
  | { type: 'picture.opened'; picture: LargePicture }
  | { type: 'collections.opened'; recipeId: number }
  | { type: 'newCollection.opened' }
  | { type: 'collectionMenu.opened' }
  | { type: 'renaming.opened' }
  | { type: 'pageSheet.opened' }
  | { type: 'referral.opened' }
  /** A referrer was saved. */
  | { type: 'referral.ended' }
  | { type: 'consent.opened' }
  /** The consent was given. */
  | { type: 'consent.ended' }
  | { type: 'question.asked'; question: Question }
  | { type: 'question.accepted' }
  /** With its close button or its backdrop. */
  | { type: 'sheet.closed' }
  | { type: 'back.pressed' }
  /** Another page was opened. */
  | { type: 'page.changed' };
