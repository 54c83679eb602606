/** The version of the command, as in its package. */
export const VERSION = '0.1.0';
