/** For the store's operators: the user has lost nothing and sees nothing. */
export const logFailure = (what: string, error: unknown): void => console.warn(what, error)
