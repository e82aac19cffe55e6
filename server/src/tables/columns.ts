import { bigint, bigserial, customType, integer, jsonb, numeric, timestamp } from '#platform/database/drizzle'
import type { Localised } from '@vitrina/contract/languages'

/** Columns every table spells the same way. */
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity()
export const bigId = () => bigserial({ mode: 'number' }).primaryKey()
export const at = () => timestamp({ withTimezone: true, mode: 'date' })
export const createdAt = () => at().notNull().defaultNow()
/** Integer kopecks: floating roubles drift on long orders. */
export const kopecks = () => bigint({ mode: 'number' })
/** Pieces have no decimals, metres up to three. */
export const quantity = () => numeric({ precision: 15, scale: 3, mode: 'number' })
export const localisedText = () => jsonb().$type<Localised>()
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
/** The transaction a row was written in. */
export const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })
