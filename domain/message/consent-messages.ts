export const consentMessages = {
  agreeFailed: 'We couldn’t save your agreement. Please try again.',
  foodDeclined:
    'Nothing is saved yet. Agree to keep your allergens and intolerances, or take them out, then save again.',
  deleted: 'Done. What we kept is deleted.',
  deletionFailed: 'We couldn’t delete it just now. Please try again.',
  changed: 'Saved.',
  changeFailed: 'We couldn’t save that answer. Please try again.',
  myHealthFailed: 'We couldn’t get your answers. Please try again.',
} as const;
