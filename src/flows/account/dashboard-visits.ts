const key = 'dashboard_visited';

/** Records that the member has opened the dashboard on this device; returns whether they had before. */
export function recordDashboardVisit(userId: string): boolean {
  try {
    const isKnown = localStorage.getItem(key) === userId;
    localStorage.setItem(key, userId);
    return isKnown;
  } catch {
    return false;
  }
}
