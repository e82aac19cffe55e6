import { useQuery } from '@tanstack/react-query'
import { formatDay } from '@vitrina/contract/days/days.rules'
import { isTimeStep } from '@vitrina/contract/reports/periods.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { deskPaths } from '#lib/desk-paths.ts'
import { BarChart } from './charts/bar-chart.tsx'
import { ColumnChart } from './charts/column-chart.tsx'
import { KeyFigures } from './key-figures.tsx'
import { ReportFrame } from './report-frame.tsx'
import { ReportTable } from './report-table.tsx'
import { promisesQuery } from './reports.api.ts'
import { type ReportParams, reportAddress } from './reports.params.ts'
import { useFigure, useShortNumber } from './use-figures.ts'

const parts = ['kept', 'late', 'overdue', 'waiting'] as const
const MOST_BARS = 15

export function PromisesReport({ params }: { params: ReportParams }) {
  const { t } = useTranslation('reports')
  const figure = useFigure()
  const short = useShortNumber()
  return (
    <ReportFrame params={params} query={useQuery(promisesQuery(params))} isEmpty={({ totals }) => totals.promised === 0}>
      {({ rows, totals, columns, by }) => {
        const series = parts.map((part) => t(`promises.${part}`))
        const count = (value: number) => figure('count', value)
        const chart = { label: t('promises.chart', { by: t(`cuts.${by}`) }), series }
        const hrefOf = (key: string) => {
          if (isTimeStep(by) || key === '') return null
          return by === 'company' ? deskPaths.company(key) : reportAddress({ ...params, by: '', [`${by}Id`]: key })
        }
        return (
          <>
            <KeyFigures
              label={t('figures')}
              figures={[
                {
                  name: t('promises.share'),
                  value: figure('percent', totals.keptShare),
                  ...(totals.keptShareBefore !== null && { beside: t('was', { value: figure('percent', totals.keptShareBefore) }) }),
                },
                { name: t('promises.promised'), value: count(totals.promised) },
                { name: t('promises.broken'), value: count(totals.late + totals.overdue) },
                { name: t('promises.daysLate'), value: figure('count', totals.daysLate) },
              ]}
            />
            {isTimeStep(by) ? (
              <ColumnChart
                {...chart}
                points={rows.map((row) => ({
                  key: row.key,
                  name: formatDay(row.key),
                  label: formatDay(row.key).slice(0, by === 'month' ? undefined : 5),
                  values: parts.map((part) => row[part]),
                }))}
                format={count}
                formatShort={short}
              />
            ) : (
              <BarChart
                {...chart}
                bars={rows.slice(0, MOST_BARS).map((row) => ({
                  key: row.key,
                  name: row.name,
                  values: parts.map((part) => row[part]),
                  text: figure('percent', row.keptShare),
                }))}
              />
            )}
            <ReportTable label={t('table')} columns={columns} rows={rows} totals={totals} hrefOf={({ key }) => hrefOf(key)} />
          </>
        )
      }}
    </ReportFrame>
  )
}
