/** `cancel` is final; `enable` and `disable` set whether it renews at its due date. */
export type SubscriptionChange = 'cancel' | 'enable' | 'disable';
