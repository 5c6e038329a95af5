/** A question with two answers; `id` tells who asked. */
export interface Question {
  readonly id: string;
  readonly text: string;
  /** What the answer will do. */
  readonly detail?: string;
}

/** `label` tells what it shows, for those who do not see it and as the title. */
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
  /** Somebody was named. */
  | { type: 'referral.ended' }
  | { type: 'consent.opened' }
  /** It was given. */
  | { type: 'consent.ended' }
  | { type: 'question.asked'; question: Question }
  | { type: 'question.accepted' }
  /** By its close button or its backdrop. */
  | { type: 'sheet.closed' }
  | { type: 'back.pressed' }
  /** Another page was reached. */
  | { type: 'page.changed' };
