interface SessionSnapshot {
  matches(state: 'signedOut'): boolean;
}
interface WithSession {
  readonly session: {
    getSnapshot(): SessionSnapshot;
    subscribe(listener: (snapshot: SessionSnapshot) => void): { readonly unsubscribe: () => void };
  };
}

interface Made<Value> {
  readonly value: Value;
  /** At sign-out. */
  readonly stop: () => void;
  /** It is done, and the next caller gets a new one. */
  readonly isOver?: () => boolean;
}

/**
 * What all screens share while somebody is signed in: made at first use, stopped when the session ends, so that the
 * next member gets a new one.
 */
export function perSignIn<Flows extends WithSession, Value>(
  create: (flows: Flows) => Made<Value>,
): (flows: Flows) => Value {
  const all = new WeakMap<Flows, Made<Value>>();
  return (flows) => {
    const known = all.get(flows);
    if (known !== undefined && known.isOver?.() !== true) return known.value;
    const made = create(flows);
    all.set(flows, made);
    let wasSignedOut = flows.session.getSnapshot().matches('signedOut');
    const leaving = flows.session.subscribe((snapshot) => {
      const isSignedOut = snapshot.matches('signedOut');
      if (isSignedOut && !wasSignedOut) {
        leaving.unsubscribe();
        if (all.get(flows) === made) all.delete(flows);
        made.stop();
      }
      wasSignedOut = isSignedOut;
    });
    return made.value;
  };
}
