import type { Expected } from './expected.ts'

const base = '/api/v1/back-office/bank-statement'
const staff = { may: 'staff', permission: 'payments.statement' } as const
/** A line that is not there is named in the answer and does not stop the others. */
const nothing = { ids: [2_000_000_000] }

/** The bank statement: payers of every company and strangers, for accountants alone. */
export const bankStatementAccess: Record<string, Expected> = {
  // A picture is no statement.
  [`POST ${base}`]: { ...staff, photo: 'file', expectedAnswer: 'input.unsupported-type' },
  [`GET ${base}`]: staff,
  [`POST ${base}/accept`]: { ...staff, body: { lines: [{ id: 2_000_000_000, companyId: 1, parts: [] }] } },
  [`POST ${base}/undo`]: { ...staff, body: { ...nothing, reason: 'Ошибка' } },
  [`POST ${base}/dismiss`]: { ...staff, body: { ...nothing, reason: 'Проценты банка' } },
  [`POST ${base}/restore`]: { ...staff, body: nothing },
  // A picture is no card.
  ...Object.fromEntries(
    ['', '/file'].map((tail) => [
      `POST /api/v1/back-office/companies/:id/reconciliation${tail}`,
      {
        may: 'staff',
        permission: 'debts',
        photo: 'file',
        params: { id: '1' },
        expectedAnswer: 'input.unsupported-type',
      } satisfies Expected,
    ]),
  ),
}
