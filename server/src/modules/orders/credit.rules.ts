/** From harmless to final; `release`: staff must let the order go, `prepay`: prepaid methods only, `stop`: no orders. */
const grades = ['none', 'warn', 'release', 'prepay', 'stop'] as const
export type CreditGrade = (typeof grades)[number]

export type CreditSettings = {
  /** From how many days of delay on an overdue debt has each consequence; before the first of them it only warns. */
  releaseFromDays: number
  prepayFromDays: number
  stopFromDays: number
  /** Kopecks: an overdue debt under this only warns, however old. */
  smallDebt: number
  /** Staff may still let an order go that exceeds the limit by so many per cent of it. */
  overLimitPercent: number
}

export const creditDefaults: CreditSettings = {
  releaseFromDays: 8,
  prepayFromDays: 31,
  stopFromDays: 91,
  smallDebt: 1_000_00,
  overLimitPercent: 10,
}

export type CreditReason =
  | { code: 'overdue'; grade: CreditGrade; sum: number; days: number }
  | { code: 'over-limit'; grade: CreditGrade; by: number }

type Standing = {
  limit: number
  /** The company's debt so far, with its orders on credit that are under way. */
  exposure: number
  /** The sum the order would add to it: nothing when it is paid in advance. */
  orderSum: number
  overdueSum: number
  /** The age of its oldest overdue debt. */
  overdueDays: number
  settings?: CreditSettings
}

export type CreditVerdict = {
  grade: CreditGrade
  reasons: CreditReason[]
  /** The credit still available, before this order. */
  available: number
}

function gradeOfDebt({ sum, days }: { sum: number; days: number }, settings: CreditSettings): CreditGrade {
  if (sum < settings.smallDebt || days < settings.releaseFromDays) return 'warn'
  if (days < settings.prepayFromDays) return 'release'
  return days < settings.stopFromDays ? 'prepay' : 'stop'
}

const weightOf = ({ grade }: CreditReason) => grades.indexOf(grade)

/** The verdict on an order of this sum by the debts and the limit of a company; the gravest reason decides. Sums are kopecks. */
export function creditVerdict({ limit, exposure, orderSum, overdueSum, overdueDays, settings = creditDefaults }: Standing): CreditVerdict {
  const reasons: CreditReason[] = []
  if (overdueSum > 0)
    reasons.push({
      code: 'overdue',
      grade: gradeOfDebt({ sum: overdueSum, days: overdueDays }, settings),
      sum: overdueSum,
      days: overdueDays,
    })
  const over = exposure + orderSum - limit
  // An order paid in advance adds no debt: a limit reached by others is not its business.
  if (orderSum > 0 && over > 0)
    reasons.push({ code: 'over-limit', grade: over * 100 <= limit * settings.overLimitPercent ? 'release' : 'prepay', by: over })
  reasons.sort((a, b) => weightOf(b) - weightOf(a))
  return { grade: reasons[0]?.grade ?? 'none', reasons, available: Math.max(0, limit - exposure) }
}
