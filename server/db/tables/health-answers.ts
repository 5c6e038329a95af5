/** What a member submitted last for one category of the questionnaire. */
export interface HealthAnswersTable {
  user_id: string;
  category: string;
  /** The encrypted pairs, bound to the member and the category. */
  encrypted: string;
  answered_at: Date;
}
