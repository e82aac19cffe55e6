/** A letter as the store has written it down. */
export type Written = { messageId: string; state: string }

/** What the store says of its letters beside what the mail server was given. */
export function compareLetters(written: readonly Written[], delivered: ReadonlyMap<string, number>): string[] {
  const known = new Set(written.map(({ messageId }) => messageId))
  return [
    ...written.filter(({ state }) => state !== 'sent').map(({ messageId, state }) => `letter ${messageId} is ${state}`),
    ...written
      .filter(({ messageId, state }) => state === 'sent' && !delivered.has(messageId))
      .map(({ messageId }) => `letter ${messageId} is marked sent and was never handed over`),
    ...[...delivered.keys()].filter((id) => !known.has(id)).map((id) => `letter ${id} was handed over and is not written down`),
  ]
}
