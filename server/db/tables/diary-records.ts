/** One symptom, quiet day, meal, or skipped meal of a member's diary. */
export interface DiaryRecordsTable {
  user_id: string;
  /** Made by the client. */
  id: string;
  /** YYYY-MM-DD in the member's calendar. */
  date: string;
  /** The encrypted record, bound to the member, the id, and the day. */
  encrypted: string;
}
