/** What people hear of something that happened: by letter, and in short by message. */
export type Letter = { title: string; lines: readonly string[]; button: string; sms: string }

/** A letter nobody hears of otherwise. */
export type LetterWords = { subject: string; lines: readonly string[]; button?: string }
