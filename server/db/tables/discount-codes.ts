/** Codes that lower the price; one of `percent` and `amount_cents` is set. */
export interface DiscountCodesTable {
  /** In capitals, as it is compared. */
  code: string;
  percent: number | null;
  /** US cents. */
  amount_cents: number | null;
  /** How many members can use it; null: any number. */
  most_redemptions: number | null;
  expires_at: Date | null;
  /** When the operator ended it. */
  ended_at: Date | null;
  created_at: Date;
}
