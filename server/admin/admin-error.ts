/** What went wrong with a command, as one sentence for the operator. */
export class AdminError extends Error {
  override readonly name = 'AdminError';
  readonly exitCode: 1 | 2;

  /** `wrong`: a usage error. */
  constructor(message: string, reason: 'refused' | 'wrong' = 'refused') {
    super(message);
    this.exitCode = reason === 'wrong' ? 2 : 1;
  }
}
