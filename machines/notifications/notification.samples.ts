import type { Notification } from '#domain/notification/notification.ts';

export const unreadNotice: Notification = {
  id: '7',
  payload: { title: 'Your trial ends soon', body: 'It ends on May 4.', actions: [{ url: '/account' }] },
  read_at: null,
  created_at: '2026-05-01T09:00:00.000Z',
  created_at_text: '2 hours ago',
};
export const readNotice: Notification = { ...unreadNotice, id: '6', read_at: '2026-05-01T10:00:00.000Z' };
export const otherNotice: Notification = { ...unreadNotice, id: '8' };
