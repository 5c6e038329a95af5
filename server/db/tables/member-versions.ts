/** A token of a member's version, which triggers replace whenever something changes that the member's pages depend on. */
export interface MemberVersionsTable {
  user_id: string;
  token: string;
}
