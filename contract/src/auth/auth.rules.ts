/** Of a code sent to a phone or an e-mail. */
export const CODE_DIGITS = 6
export const CODE_LIFE_MINUTES = 10
/** Before this a second code is not sent to the same address. */
export const CODE_PAUSE_SECONDS = 60

export const MIN_PASSWORD_LENGTH = 8
