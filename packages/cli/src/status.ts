/** Exit statuses: what scripts may rely on. */
export const DONE = 0;
/** Some input could not be read; it was named, and nothing was written. */
export const UNREADABLE = 1;
/** The command was used wrongly. */
export const USAGE = 2;

export type Status = typeof DONE | typeof UNREADABLE | typeof USAGE;
