/** Keeps the screen on until the returned function is called. A browser ends it when the page is hidden. */
export function keepAwake(): () => void {
  if (!('wakeLock' in navigator)) return () => {};
  let isEnded = false;
  let lock: WakeLockSentinel | null = null;
  const acquire = async () => {
    if (isEnded || document.visibilityState !== 'visible') return;
    try {
      const acquired = await navigator.wakeLock.request('screen');
      if (isEnded) await acquired.release();
      else lock = acquired;
    } catch {
      // refused, as with a low battery: the screen turns off as usual
    }
  };
  void acquire();
  document.addEventListener('visibilitychange', acquire);
  return () => {
    isEnded = true;
    document.removeEventListener('visibilitychange', acquire);
    void lock?.release();
  };
}
