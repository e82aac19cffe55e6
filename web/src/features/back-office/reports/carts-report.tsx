import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#i18n/use-translation.tsx'
import { deskPaths } from '#lib/desk-paths.ts'
import { BarChart } from './charts/bar-chart.tsx'
import { KeyFigures } from './key-figures.tsx'
import { ReportFrame } from './report-frame.tsx'
import { ReportTable } from './report-table.tsx'
import { cartsQuery } from './reports.api.ts'
import type { ReportParams } from './reports.params.ts'
import { useFigure } from './use-figures.ts'

export function CartsReport({ params }: { params: ReportParams }) {
  const { t } = useTranslation('reports')
  const figure = useFigure()
  return (
    <ReportFrame params={params} query={useQuery(cartsQuery(params))}>
      {({ rows, totals, columns, ages }) => (
        <>
          <KeyFigures
            label={t('figures')}
            figures={[
              {
                name: t('carts.sum'),
                value: figure('money', totals.sum),
                beside: t('was', { value: figure('money', totals.sumBefore) }),
              },
              {
                name: t('carts.count'),
                value: figure('count', totals.count),
                beside: t('was', { value: figure('count', totals.countBefore) }),
              },
            ]}
          />
          <BarChart
            label={t('carts.chart')}
            series={[t('carts.sum')]}
            bars={ages.map(({ age, count, sum }) => ({
              key: age,
              name: t(`carts.ages.${age}`),
              values: [sum],
              text: t('carts.bar', { count, sum: figure('money', sum) }),
            }))}
          />
          <ReportTable
            label={t('table')}
            columns={columns}
            rows={rows}
            totals={totals}
            hrefOf={({ companyId }) => (companyId === null ? null : deskPaths.company(companyId))}
          />
        </>
      )}
    </ReportFrame>
  )
}
