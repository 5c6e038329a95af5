const changes = (count: number) => (count === 1 ? '1 change' : `${count} changes`);

export const connectionMessages = {
  offline: 'You are offline. What you change is kept and sent later.',
  unreachable: 'Kindfare cannot be reached. What you change is kept and sent later.',
  waiting: (count: number) => `${changes(count)} to send.`,
  sent: 'What you changed is saved.',
  refused: (count: number) =>
    `${changes(count)} could not be kept, because something else had changed meanwhile.`,
} as const;
