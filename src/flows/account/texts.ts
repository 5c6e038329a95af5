export const leaving = {
  deleteDetail: (days: number) =>
    `You’ll be signed out everywhere, and any membership ends right away. We delete everything in ${days} days; sign in before then to keep it.`,
};

export const security = {
  endSessionsDetail: 'This device stays signed in.',
  endCalendarDetail: 'Calendars that use it no longer show your plan. You can make a new one in the planner.',
};
