/** What decides whether an invite can be accepted. */
export interface InviteFacts {
  /** Null: nobody has sent an invite of this code, or it was taken back. */
  readonly invite: {
    readonly isOwn: boolean;
    readonly isUsed: boolean;
    readonly isSenderGone: boolean;
    readonly expiresAt: Date;
    /** The household has room for one more adult. */
    readonly hasRoom: boolean;
  } | null;
  /** The reader is in a household: in this one, or in another. */
  readonly membership: 'none' | 'same' | 'other';
}

export type InviteProblem = 'unknown' | 'own' | 'used' | 'expired' | 'alreadyHere' | 'elsewhere' | 'full';

/** Why an invite can't be accepted; null if it can. */
export function inviteProblem({ invite, membership }: InviteFacts, now: Date): InviteProblem | null {
  if (invite === null || invite.isSenderGone) return 'unknown';
  if (invite.isOwn) return 'own';
  if (membership === 'same') return 'alreadyHere';
  if (invite.isUsed) return 'used';
  if (invite.expiresAt <= now) return 'expired';
  if (membership === 'other') return 'elsewhere';
  return invite.hasRoom ? null : 'full';
}
