const RUSSIAN = /\+7(\d{3})(\d{3})(\d{2})(\d{2})(?!\d)/g

/** Russian numbers with spaces, also inside a text; those of other countries stay as they are. */
export const formatPhone = (text: string): string => text.replace(RUSSIAN, '+7 $1 $2-$3-$4')
