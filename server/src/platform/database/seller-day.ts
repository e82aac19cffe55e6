import { type SQL, sql } from '#platform/database/drizzle'
import { SELLER_TIMEZONE } from '@vitrina/contract/days/days.rules'

/** The seller's time zone as a literal of SQL. */
export const sellerTimezone: SQL = sql.raw(`'${SELLER_TIMEZONE}'`)

/** The seller's calendar day of a moment, as `sellerDay` of the contract gives it. */
export const sellerDayOf = (moment: SQL): SQL => sql`(${moment} at time zone ${sellerTimezone})::date`
