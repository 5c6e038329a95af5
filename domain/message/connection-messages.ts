const changes = (count: number) => (count === 1 ? '1 change' : `${count} changes`);

export const connectionMessages = {
  offline: 'You are offline. We’ll send what you change as soon as you’re back.',
  unreachable: 'We can’t reach Kindfare. We’ll send what you change as soon as we can.',
  waiting: (count: number) => `${changes(count)} to send.`,
  sent: 'What you changed is saved.',
  refused: (count: number) => `${changes(count)} couldn’t be saved. The note above says which.`,
  lost: 'Something you changed couldn’t be saved as it was.',
  incomplete: 'Your recipe is saved, and one line needs another look.',
  newsLink: { lost: 'What happened?', incomplete: 'See which' },
  discarded: 'The change is discarded.',
  discardFailed: 'We couldn’t discard the change. Please try again.',
  retryFailed: 'We couldn’t put the change back in line. Please try again.',
  logOutQuestion: (count: number) =>
    `${changes(count)} ${count === 1 ? 'is' : 'are'} not sent yet and would be lost. Log out all the same?`,
} as const;
