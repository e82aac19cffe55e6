import { useQuery } from '@tanstack/react-query'
import { formatDay } from '@vitrina/contract/days/days.rules'
import { changeOf, isTimeStep } from '@vitrina/contract/reports/periods.rules'
import type { SalesCut } from '@vitrina/contract/reports/reports'
import { useTranslation } from '#i18n/use-translation.tsx'
import { deskPaths } from '#lib/desk-paths.ts'
import { BarChart } from './charts/bar-chart.tsx'
import { ColumnChart } from './charts/column-chart.tsx'
import { KeyFigures } from './key-figures.tsx'
import { ReportFrame } from './report-frame.tsx'
import { ReportTable } from './report-table.tsx'
import { salesQuery } from './reports.api.ts'
import { type ReportParams, reportAddress } from './reports.params.ts'
import { useFigure, useShortNumber } from './use-figures.ts'

/** More bars than that are read in the table. */
const MOST_BARS = 15

/** A row leads to the same report about itself: how a brand sold day by day, what a section is made of. */
function rowAddress(params: ReportParams, by: SalesCut, key: string): string | null {
  if (key === '' || isTimeStep(by)) return null
  if (by === 'company') return deskPaths.company(key)
  if (by === 'section') return params.sectionId === key ? null : reportAddress({ ...params, sectionId: key })
  return reportAddress({ ...params, by: 'day', ...(by === 'brand' ? { brand: key } : { [`${by}Id`]: key }) })
}

export function SalesReport({ params }: { params: ReportParams }) {
  const { t } = useTranslation('reports')
  const figure = useFigure()
  const short = useShortNumber()
  return (
    <ReportFrame params={params} query={useQuery(salesQuery(params))} isEmpty={({ totals }) => totals.count + totals.countBefore === 0}>
      {({ rows, totals, columns, previous, by }) => {
        const before = `${formatDay(previous.from)} – ${formatDay(previous.to)}`
        const money = (value: number) => figure('money', value)
        const beside = (change: number | null) =>
          change === null ? t('noBefore') : t('change', { change: figure('change', change), before })
        const isInLines =
          ['brand', 'section', 'kind'].includes(by) || [params.brand, params.sectionId, params.kindId].some((one) => one !== '')
        return (
          <>
            <KeyFigures
              label={t('figures')}
              figures={[
                { name: t('sales.sum'), value: money(totals.sum), beside: beside(totals.change) },
                {
                  name: t(isInLines ? 'sales.lines' : 'sales.orders'),
                  value: figure('count', totals.count),
                  beside: beside(changeOf(totals.count, totals.countBefore)),
                },
                ...(isInLines || totals.count === 0
                  ? []
                  : [{ name: t('sales.average'), value: money(Math.round((totals.sum / totals.count) * 100) / 100) }]),
              ]}
            />
            {isTimeStep(by) ? (
              <ColumnChart
                label={t('sales.chart', { by: t(`cuts.${by}`) })}
                series={[t('sales.now')]}
                beforeName={t('sales.before')}
                points={rows.map(({ key, sum, sumBefore }) => ({
                  key,
                  name: formatDay(key),
                  label: formatDay(key).slice(0, by === 'month' ? undefined : 5),
                  values: [sum],
                  before: sumBefore,
                }))}
                format={money}
                formatShort={short}
              />
            ) : (
              <BarChart
                label={t('sales.chart', { by: t(`cuts.${by}`) })}
                series={[t('sales.now')]}
                beforeName={t('sales.before')}
                bars={rows
                  .slice(0, MOST_BARS)
                  .map(({ key, name, sum, sumBefore }) => ({ key, name, values: [sum], before: sumBefore, text: money(sum) }))}
              />
            )}
            <ReportTable
              label={t('table')}
              columns={columns}
              rows={rows}
              totals={totals}
              hrefOf={({ key }) => rowAddress(params, by, key)}
            />
          </>
        )
      }}
    </ReportFrame>
  )
}
