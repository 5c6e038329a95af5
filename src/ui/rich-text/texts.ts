export const richText = {
  contents: 'On this page',
  newTab: ' (opens in a new tab)',
  table: 'Table',
};
