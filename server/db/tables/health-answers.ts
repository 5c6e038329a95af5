/** What a member submitted last for one category of the questionnaire. */
export interface HealthAnswersTable {
  user_id: string;
  category: string;
  /** The pairs; only the server's key opens them, and only as this member's for this category. */
  sealed: string;
  answered_at: Date;
}
