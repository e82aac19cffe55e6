/** A letter as the store recorded it. */
export type StoredLetter = { messageId: string; state: string }

/** Differences between the store's letters and those the mail server received. */
export function compareLetters(written: readonly StoredLetter[], delivered: ReadonlyMap<string, number>): string[] {
  const known = new Set(written.map(({ messageId }) => messageId))
  return [
    ...written.filter(({ state }) => state !== 'sent').map(({ messageId, state }) => `letter ${messageId} is ${state}`),
    ...written
      .filter(({ messageId, state }) => state === 'sent' && !delivered.has(messageId))
      .map(({ messageId }) => `letter ${messageId} is marked sent and was never handed over`),
    ...[...delivered.keys()].filter((id) => !known.has(id)).map((id) => `letter ${id} was handed over and is not written down`),
  ]
}
