import { shiftDay } from '@vitrina/contract/days/days.rules'
import { periodOf, type Period, timeSteps } from '@vitrina/contract/reports/periods.rules'
import { promiseCuts, type ReportName, reportNames, type SalesCut, salesCuts } from '@vitrina/contract/reports/reports'
import { deskPaths } from '#lib/desk-paths.ts'
import { dateOf, idOf, listAddress, textOf } from '#lib/list-params.ts'

/** They live in the address, so that a report can be sent to a colleague. */
export type ReportParams = {
  report: ReportName
  by: SalesCut | ''
  from: string
  to: string
  regionId: string
  managerId: string
  companyId: string
  brand: string
  sectionId: string
  kindId: string
}

/** Filters and cuts of each report. */
export const reportShapes: Record<ReportName, { cuts: readonly SalesCut[]; hasPeriod: boolean; filters: readonly FilterName[] }> = {
  sales: { cuts: salesCuts, hasPeriod: true, filters: ['regionId', 'managerId', 'sectionId', 'kindId', 'brand', 'companyId'] },
  carts: { cuts: [], hasPeriod: true, filters: ['managerId', 'companyId'] },
  debts: { cuts: [], hasPeriod: false, filters: ['managerId', 'companyId'] },
  promises: { cuts: promiseCuts, hasPeriod: true, filters: ['regionId', 'managerId', 'companyId'] },
  search: { cuts: timeSteps, hasPeriod: true, filters: [] },
}
export type FilterName = 'regionId' | 'managerId' | 'sectionId' | 'kindId' | 'brand' | 'companyId'

/** Unreadable parameters are ignored. */
export const readReportParams = (search: Record<string, unknown>): ReportParams => ({
  report: reportNames.find((name) => name === search.report) ?? 'sales',
  by: salesCuts.find((cut) => cut === search.by) ?? '',
  from: dateOf(search.from),
  to: dateOf(search.to),
  regionId: idOf(search.regionId),
  managerId: idOf(search.managerId),
  companyId: idOf(search.companyId),
  brand: textOf(search.brand).slice(0, 120),
  sectionId: idOf(search.sectionId),
  kindId: idOf(search.kindId),
})

export const reportAddress = ({ report, ...params }: ReportParams): string =>
  listAddress(deskPaths.reports, { page: 1, report: report === 'sales' ? '' : report, ...params })

/** Another report keeps the period and the filters it knows too. */
export function switchedTo(params: ReportParams, report: ReportName): ReportParams {
  const { filters } = reportShapes[report]
  const kept = (name: FilterName) => (filters.includes(name) ? params[name] : '')
  return {
    ...params,
    report,
    by: '',
    regionId: kept('regionId'),
    managerId: kept('managerId'),
    companyId: kept('companyId'),
    brand: kept('brand'),
    sectionId: kept('sectionId'),
    kindId: kept('kindId'),
  }
}

/** As the call takes them: without those that are not set. */
export const reportFilters = ({ report: _, by, regionId, managerId, companyId, sectionId, kindId, ...texts }: ReportParams) => ({
  ...(by && { by }),
  ...Object.fromEntries(
    Object.entries({ regionId, managerId, companyId, sectionId, kindId }).flatMap(([name, id]) => (id ? [[name, Number(id)]] : [])),
  ),
  ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
})

export const presets = ['week', 'month30', 'thisMonth', 'lastMonth', 'quarter', 'year'] as const
export type Preset = (typeof presets)[number]

export function periodOfPreset(preset: Preset, today: string): Period {
  const firstOfMonth = `${today.slice(0, 7)}-01`
  const lastOfPrevious = shiftDay(firstOfMonth, -1)
  const back = (days: number): Period => ({ from: shiftDay(today, 1 - days), to: today })
  return {
    week: back(7),
    month30: back(30),
    thisMonth: { from: firstOfMonth, to: today },
    lastMonth: { from: `${lastOfPrevious.slice(0, 7)}-01`, to: lastOfPrevious },
    quarter: back(91),
    year: back(365),
  }[preset]
}

/** The preset of a period; null for days that were picked by hand. */
export function presetOf({ from, to }: { from: string; to: string }, today: string): Preset | null {
  const period = periodOf({ from: from || undefined, to: to || undefined }, today)
  const isSame = (preset: Preset) => {
    const known = periodOfPreset(preset, today)
    return known.from === period.from && known.to === period.to
  }
  // Thirty days go first: on the last of a month they are the month as well.
  return isSame('month30') ? 'month30' : (presets.find(isSame) ?? null)
}
