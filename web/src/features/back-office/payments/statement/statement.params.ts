import { type StatementQueue, statementQueues } from '@vitrina/contract/payments/bank-statement.rules'
import { deskPaths } from '#lib/desk-paths.ts'
import { listAddress, pageOf, textOf } from '#lib/list-params.ts'

export type StatementParams = { show: StatementQueue; q: string; page: number }

/** Unreadable parameters are ignored. */
export const readStatementParams = (search: Record<string, unknown>): StatementParams => ({
  show: statementQueues.find((queue) => queue === search.show) ?? 'sure',
  q: textOf(search.q).slice(0, 100),
  page: pageOf(search.page),
})

export const statementAddress = ({ show, ...params }: StatementParams): string =>
  listAddress(deskPaths.statement, { ...(show !== 'sure' && { show }), ...params })
