import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { money } from '../money.ts'
import { customerStates } from './back-office.ts'

const id = z.coerce.number().pipe(z.int32().positive())
const ofCompany = z.object({ id })
const clean = (text: string) => text.replace(/[^\P{Cc}\n]+/gu, ' ').trim()
const text = z.string().max(2000).transform(clean).pipe(z.string().min(1))

const note = z.object({ id: z.number(), text: z.string(), author: z.string().nullable(), createdAt: z.iso.datetime() })

const task = z.object({
  id: z.number(),
  text: z.string(),
  dueOn: z.iso.date(),
  assignee: z.string(),
  isMine: z.boolean(),
  doneAt: z.iso.datetime().nullable(),
  company: z.object({ id: z.number(), name: z.string() }),
})
export type CompanyTask = z.infer<typeof task>

/** A product the company buys, by its confirmed orders of two years. */
const bought = z.object({
  productId: z.number(),
  article: z.string(),
  name: z.string(),
  orders: z.number(),
  sum: money,
  lastOn: z.iso.date(),
  /** Days between two orders of it, on the average; null after a single one. */
  everyDays: z.number().nullable(),
})
export type BoughtProduct = z.infer<typeof bought>

const customerPage = z.object({
  notes: z.array(note),
  tasks: z.array(task),
  /** Those bought for the largest sums. */
  buys: z.array(bought),
  /** Bought regularly before, and not for more than twice as long as usual. */
  stopped: z.array(bought),
  orders: z.array(z.object({ id: z.number(), number: z.string(), placedAt: z.iso.datetime(), state: z.string(), total: money })),
  letters: z.array(z.object({ id: z.number(), subject: z.string(), recipient: z.string(), sentAt: z.iso.datetime() })),
  /** Companies with the same ИНН that the reader may see. */
  sameInn: z.array(z.object({ id: z.number(), name: z.string(), state: z.enum(customerStates) })),
  /** Colleagues a task can be given to. */
  assignees: z.array(z.object({ id: z.number(), name: z.string() })),
})
export type CustomerPage = z.infer<typeof customerPage>

const base = '/api/v1/back-office/companies/:id'
const staff = { policy: 'staff', permission: 'customers' } as const

/** The page of a customer beyond terms and requisites: what happens with them and what is to be done. */
export const customerPageApi = {
  read: endpoint({
    ...staff,
    method: 'GET',
    path: `${base}/page`,
    summary: 'Notes, tasks, last orders, letters, what the company buys and has stopped buying',
    params: ofCompany,
    output: customerPage,
    errors: ['company.not-found'],
  }),
  addNote: endpoint({
    ...staff,
    method: 'POST',
    path: `${base}/notes`,
    summary: 'A remark about the company, for colleagues alone',
    params: ofCompany,
    body: z.object({ text }),
    output: customerPage,
    errors: ['company.not-found'],
    idempotent: true,
  }),
  addTask: endpoint({
    ...staff,
    method: 'POST',
    path: `${base}/tasks`,
    summary: 'Something to do for the company, by a day and a person',
    params: ofCompany,
    body: z.object({ text, dueOn: z.iso.date(), assigneeId: z.int32().positive() }),
    output: customerPage,
    errors: ['company.not-found', 'staff.not-found'],
    idempotent: true,
  }),
  finishTask: endpoint({
    ...staff,
    method: 'POST',
    path: `${base}/tasks/:taskId/done`,
    summary: 'Mark a task as done',
    params: z.object({ id, taskId: id }),
    output: customerPage,
    errors: ['company.not-found', 'task.not-found'],
  }),
  myTasks: endpoint({
    ...staff,
    method: 'GET',
    path: '/api/v1/back-office/tasks',
    summary: 'Open tasks of the person themselves, the first due first',
    output: z.object({ items: z.array(task) }),
  }),
}
