/** Note above every list of medicine cards. */
export const askFirst =
  'This is information, not medical advice. Ask your pharmacist before you change anything, and never stop a medicine on your own.';

export const unlistedNote =
  'You take something that is not in our list. We leave out supplements and any advice that some medicine does not go with. Ask your pharmacist about food.';
