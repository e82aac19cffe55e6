import { useQuery } from '@tanstack/react-query'
import { debtAges } from '@vitrina/contract/debts/debt-ages.rules'
import { formatDay } from '@vitrina/contract/days/days.rules'
import { shareOf } from '@vitrina/contract/reports/periods.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { deskPaths } from '#lib/desk-paths.ts'
import { BarChart } from './charts/bar-chart.tsx'
import { KeyFigures } from './key-figures.tsx'
import { ReportFrame } from './report-frame.tsx'
import { ReportTable } from './report-table.tsx'
import { debtsQuery } from './reports.api.ts'
import type { ReportParams } from './reports.params.ts'
import { useFigure } from './use-figures.ts'

export function DebtsReport({ params }: { params: ReportParams }) {
  const { t } = useTranslation('reports')
  const figure = useFigure()
  return (
    <ReportFrame params={params} query={useQuery(debtsQuery(params))}>
      {({ rows, totals, columns, before }) => {
        const labelOf = (key: string) => columns.find((column) => column.key === key)?.label ?? key
        const was = (value: string) => (before ? t('debts.was', { day: formatDay(before.day), value }) : '')
        return (
          <>
            <KeyFigures
              label={t('figures')}
              figures={[
                {
                  name: labelOf('receivables'),
                  value: figure('money', totals.receivables),
                  beside: was(figure('money', before?.receivables)),
                },
                {
                  name: labelOf('overdue'),
                  value: figure('money', totals.overdue),
                  beside: [
                    t('debts.share', { share: figure('percent', shareOf(totals.overdue, totals.receivables)) }),
                    was(figure('money', before?.overdue)),
                  ]
                    .filter(Boolean)
                    .join(' · '),
                },
                {
                  name: t('debts.companies'),
                  value: figure('count', totals.companies),
                  beside: was(figure('count', before?.companies)),
                },
              ]}
            />
            <BarChart
              label={t('debts.chart')}
              series={[labelOf('receivables')]}
              bars={debtAges.map((age) => ({ key: age, name: labelOf(age), values: [totals[age]], text: figure('money', totals[age]) }))}
            />
            <ReportTable label={t('table')} columns={columns} rows={rows} totals={totals} hrefOf={({ key }) => deskPaths.company(key)} />
          </>
        )
      }}
    </ReportFrame>
  )
}
