/** For those who look after the store: the person at the screen has lost nothing and is told nothing. */
export const logFailure = (what: string, error: unknown): void => console.warn(what, error)
