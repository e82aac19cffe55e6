import dayjs from 'dayjs'

type Moment = string | number | Date

/** Specification §9. */
export const formatDate = (moment: Moment): string => dayjs(moment).format('DD.MM.YYYY')
