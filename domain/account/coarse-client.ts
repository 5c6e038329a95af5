/** What is stored of a member's device: enough to recognize it, and no more. */
export interface CoarseClient {
  /** Such as `Chrome on Windows`. */
  readonly device: string | null;
  /** Such as `203.0.x.x`: a provider or a town, not a home. */
  readonly network: string | null;
}
