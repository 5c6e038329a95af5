export const notificationItem = {
  unread: 'Unread:',
};

export const notificationsScreen = {
  title: 'Notifications',
  failedTitle: 'We couldn’t load the notifications',
  emptyText: 'News about your membership and plan will show up here.',
  unread: (count: string) => `${count} unread`,
  markAll: 'Mark all as read',
  showEarlier: 'Show earlier ones',
};
