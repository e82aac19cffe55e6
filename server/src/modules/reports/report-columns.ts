import { debtAges } from '@vitrina/contract/debts/debt-ages.rules'
import type { Language } from '@vitrina/contract/languages'
import { isTimeStep } from '@vitrina/contract/reports/periods.rules'
import type { ColumnKind, ReportColumn, SalesCut } from '@vitrina/contract/reports/reports'
import { type ReportColumnName, reportTextsIn } from '#texts/reports'

type Column = readonly [key: string, kind: ColumnKind, label?: ReportColumnName]

/** Table and file have the same columns under the same names. */
function named(language: Language, columns: readonly Column[]): ReportColumn[] {
  const { columns: words } = reportTextsIn(language)
  return columns.map(([key, kind, label]) => ({ key, kind, label: words[label ?? (key as ReportColumnName)] }))
}

/** Heading and format of the first column of a cut: days as days, names as texts. */
const nameColumn = (by: SalesCut): Column => ['name', isTimeStep(by) ? 'day' : 'text', by]

export const salesColumns = (language: Language, { by, isInLines }: { by: SalesCut; isInLines: boolean }) =>
  named(language, [
    nameColumn(by),
    ['count', 'count', isInLines ? 'lines' : 'orders'],
    ['sum', 'money'],
    ['countBefore', 'count', isInLines ? 'linesBefore' : 'ordersBefore'],
    ['sumBefore', 'money'],
    ['change', 'change'],
  ])

export const promiseColumns = (language: Language, by: SalesCut) =>
  named(language, [
    nameColumn(by),
    ['promised', 'count'],
    ['kept', 'count'],
    ['late', 'count'],
    ['overdue', 'count', 'notThere'],
    ['waiting', 'count'],
    ['moved', 'count'],
    ['daysLate', 'count'],
    ['keptShare', 'percent'],
    ['keptShareBefore', 'percent'],
  ])

export const searchColumns = (language: Language, by: SalesCut) =>
  named(language, [
    nameColumn(by),
    ['searches', 'count'],
    ['nothing', 'count'],
    ['unused', 'count'],
    ['foundShare', 'percent'],
    ['usedShare', 'percent'],
    ['searchesBefore', 'count'],
    ['foundShareBefore', 'percent'],
    ['usedShareBefore', 'percent'],
  ])

export const cartColumns = (language: Language) =>
  named(language, [
    ['company', 'text'],
    ['person', 'text'],
    ['phone', 'text'],
    ['email', 'text'],
    ['manager', 'text'],
    ['lines', 'count'],
    ['sum', 'money', 'cartSum'],
    ['leftAt', 'moment'],
  ])

export const debtColumns = (language: Language) =>
  named(language, [
    ['name', 'text', 'company'],
    ['manager', 'text'],
    ['receivables', 'money'],
    ['overdue', 'money'],
    ['overdueDays', 'count'],
    ...debtAges.map((age): Column => [age, 'money']),
  ])
