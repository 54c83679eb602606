/** The pages of the bar, with the word of the shell's text that names each. */
export const NAVIGATION = [
  { path: '/diplomacy', name: 'diplomacy' },
  { path: '/gitm', name: 'gitm' },
  { path: '/positions', name: 'positions' },
  { path: '/tables', name: 'tables' },
] as const;
