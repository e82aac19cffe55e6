/** A notification of an event: a letter, and a short text message. */
export type Letter = { title: string; lines: readonly string[]; button: string; sms: string }

/** A letter that has no text message. */
export type EmailText = { subject: string; lines: readonly string[]; button?: string }
