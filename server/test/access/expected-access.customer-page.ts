import type { Expected } from './expected.ts'

const base = '/api/v1/back-office/companies/:id'
const ofCustomer = { may: 'staff', permission: 'customers', objects: { 'params.id': 'customer' } } as const

/** Notes and tasks of a customer: of the companies a colleague may see. */
export const customerPageAccess: Record<string, Expected> = {
  [`GET ${base}/page`]: ofCustomer,
  [`POST ${base}/notes`]: { ...ofCustomer, body: { text: 'Просили звонить после обеда' } },
  [`POST ${base}/tasks`]: {
    ...ofCustomer,
    body: { text: 'Позвонить', dueOn: '2026-01-15', assigneeId: 2_000_000_000 },
    expectedAnswer: 'staff.not-found',
    missingAnswer: 'company.not-found',
  },
  [`POST ${base}/tasks/:taskId/done`]: {
    ...ofCustomer,
    params: { taskId: '2000000000' },
    expectedAnswer: 'task.not-found',
    missingAnswer: 'company.not-found',
  },
  'GET /api/v1/back-office/tasks': { may: 'staff', permission: 'customers' },
}
