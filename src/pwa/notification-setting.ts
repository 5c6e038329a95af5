const key = 'notification_enabled';

/** Whether the member has enabled notifications on this device. */
export const areNotificationsEnabled = (): boolean => localStorage.getItem(key) === 'true';

export function storeNotificationSetting(on: boolean): void {
  if (on) localStorage.setItem(key, 'true');
  else localStorage.removeItem(key);
}
