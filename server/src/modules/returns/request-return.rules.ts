import { canReturn, type CompanyRole } from '@vitrina/contract/roles/roles.rules'

type ReturnFacts = {
  role: CompanyRole | null
  /** The seller takes returns. */
  isTaken: boolean
  /** Returned goods are chosen among the lines. */
  canSeeLines: boolean
  /** Some of the order was shipped and not given back yet. */
  hasReturnable: boolean
}

/** Whether a buyer may ask to give goods of an order back. */
export const canRequestReturn = ({ role, isTaken, canSeeLines, hasReturnable }: ReturnFacts): boolean =>
  canReturn(role) && isTaken && canSeeLines && hasReturnable
