/** Of a code sent to a phone or an e-mail. */
export const CODE_DIGITS = 6
export const CODE_LIFE_MINUTES = 10
/** No second code to one address before. */
export const CODE_PAUSE_SECONDS = 60

export const MIN_PASSWORD_LENGTH = 8
