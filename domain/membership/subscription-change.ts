/** `cancel`: it ends at once. `enable` and `disable`: whether it renews at its due date, or runs out there. */
export type SubscriptionChange = 'cancel' | 'enable' | 'disable';
