const minute = 60_000;

/** How often something may be done. The register figure is our own. */
export const limits = {
  checkEmail: { name: 'check-email', times: 10, windowMs: minute },
  /** Failed sign-ins from one address, whatever the account. */
  signInFromAddress: { name: 'sign-in-address', times: 30, windowMs: 5 * minute },
  register: { name: 'register', times: 300, windowMs: 60 * minute },
} as const;

/** For `Retry-After`: whole seconds, never too few. */
export const inSeconds = (ms: number) => Math.max(1, Math.ceil(ms / 1000));
