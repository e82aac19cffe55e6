import type { RowShape } from '#platform/database/rows'
import { choiceColumns, type OwnChoice, type OwnerSql } from './destinations.queries.ts'
import { promisedOf } from './facts.queries.ts'

export type { OwnerSql } from './destinations.queries.ts'

/** The buyer's choice of a destination, and by arrival the amount that orders under way wait for. */
export type OwnSupply = OwnChoice & { promised: Record<string, number> }

export const SUPPLY_SHAPE: RowShape<OwnSupply> = { chosen: 'json?', defaultAddressId: 'number?', promised: 'json' }

/** Columns of `OwnSupply` for the statement that reads a page of goods: a statement of their own would cost as much as all of it. */
export const supplyColumns = (owner: OwnerSql, arrivalIds: string): string => `${choiceColumns(owner)}, ${promisedOf(arrivalIds)}`
