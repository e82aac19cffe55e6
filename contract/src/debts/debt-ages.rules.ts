/** How long a debt is overdue, in days; `current`: its day has not passed. */
export const debtAges = ['current', 'upTo7', 'upTo30', 'upTo60', 'upTo90', 'older'] as const
export type DebtAge = (typeof debtAges)[number]

/** The last day of each age, the oldest has none. */
const lastDays = { current: 0, upTo7: 7, upTo30: 30, upTo60: 60, upTo90: 90 } as const

export const debtAgeOf = (daysLate: number): DebtAge => {
  for (const [age, last] of Object.entries(lastDays)) if (daysLate <= last) return age as DebtAge
  return 'older'
}

export type DebtByAge = Record<DebtAge, number>

export const noDebt = (): DebtByAge => ({ current: 0, upTo7: 0, upTo30: 0, upTo60: 0, upTo90: 0, older: 0 })

type Known = {
  /** Open invoices by their age. */
  invoices: DebtByAge
  /** The one debt of the company. */
  receivables: number
  overdue: number
  /** How late the overdue part of the accounting system's statement is, in days. */
  statementLate: number
}

/**
 * The one debt of a company by its age. What the accounting system has beyond our invoices is as old as its statement says; where it
 * has less, the oldest go first.
 */
export function debtByAge({ invoices, receivables, overdue, statementLate }: Known): DebtByAge {
  const ages = { ...invoices }
  const known = debtAges.reduce((sum, age) => (age === 'current' ? sum : sum + ages[age]), 0)
  if (overdue > known) ages[debtAgeOf(Math.max(1, statementLate))] += overdue - known
  let less = Math.max(0, known - overdue)
  for (const age of debtAges.toReversed()) {
    if (age === 'current') break
    const taken = Math.min(less, ages[age])
    ages[age] -= taken
    less -= taken
  }
  return { ...ages, current: receivables - overdue }
}
