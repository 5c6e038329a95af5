/** How far the pages of the history entries were scrolled when they were left, by the keys of the entries. */
export const scrollPositions = new Map<string, number>();

/** History entries that begin where the page before them is scrolled to, by their keys. */
export const keptScroll = new Set<string>();
