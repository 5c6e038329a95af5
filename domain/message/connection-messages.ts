const changes = (count: number) => (count === 1 ? '1 change' : `${count} changes`);

export const connectionMessages = {
  offline: 'You are offline. What you change is kept and sent later.',
  unreachable: 'Kindfare cannot be reached. What you change is kept and sent later.',
  waiting: (count: number) => `${changes(count)} to send.`,
  sent: 'What you changed is saved.',
  refused: (count: number) => `${changes(count)} could not be kept. The note above says which.`,
  lost: 'Something you changed could not be kept as it was.',
  discarded: 'The change is taken back.',
  discardFailed: 'The change could not be taken back. Please try again.',
  logOutQuestion: (count: number) =>
    `${changes(count)} ${count === 1 ? 'is' : 'are'} not sent yet and would be lost. Log out all the same?`,
} as const;
