const RUSSIAN = /^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/

/** Russian numbers with spaces; those of other countries stay as they are. */
export const formatPhone = (phone: string): string => phone.replace(RUSSIAN, '+7 $1 $2-$3-$4')
