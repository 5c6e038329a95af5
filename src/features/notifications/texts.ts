export const notificationItem = {
  unread: 'Unread:',
};

export const notificationsScreen = {
  title: 'Notifications',
  failedTitle: 'We couldn’t load the notifications',
  emptyText: 'What happens with your membership and plan stands here.',
  unread: (count: number) => `${count} unread`,
  markAll: 'Mark all as read',
  showEarlier: 'Show earlier ones',
};
