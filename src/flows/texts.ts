export const appFlows = {
  undo: 'Undo',
};
