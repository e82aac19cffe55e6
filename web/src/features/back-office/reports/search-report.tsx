import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { formatDay } from '@vitrina/contract/days/days.rules'
import { may } from '@vitrina/contract/roles/staff-permissions.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { deskPaths } from '#lib/desk-paths.ts'
import { useUser } from '#parts/site/use-site.ts'
import { Anchor } from '#ui/anchor.tsx'
import { ColumnChart } from './charts/column-chart.tsx'
import { KeyFigures } from './key-figures.tsx'
import { ReportFrame } from './report-frame.tsx'
import { ReportTable } from './report-table.tsx'
import { searchHealthQuery } from './reports.api.ts'
import type { ReportParams } from './reports.params.ts'
import { useFigure, useShortNumber } from './use-figures.ts'

export function SearchReport({ params }: { params: ReportParams }) {
  const { t } = useTranslation('reports')
  const figure = useFigure()
  const short = useShortNumber()
  const maySeeQueries = may(useUser()?.Group, 'search')
  return (
    <ReportFrame params={params} query={useQuery(searchHealthQuery(params))} isEmpty={({ totals }) => totals.searches === 0}>
      {({ rows, totals, columns, by }) => {
        const was = (value: number | null) => (value === null ? {} : { beside: t('was', { value: figure('percent', value) }) })
        return (
          <>
            <KeyFigures
              label={t('figures')}
              figures={[
                { name: t('search.found'), value: figure('percent', totals.foundShare), ...was(totals.foundShareBefore) },
                { name: t('search.used'), value: figure('percent', totals.usedShare), ...was(totals.usedShareBefore) },
                {
                  name: t('search.searches'),
                  value: figure('count', totals.searches),
                  beside: t('was', { value: figure('count', totals.searchesBefore) }),
                },
              ]}
            />
            <ColumnChart
              label={t('search.chart', { by: t(`cuts.${by}`) })}
              series={[t('search.ledToProduct'), t('search.unused'), t('search.nothing')]}
              points={rows.map(({ key, searches, nothing, unused }) => ({
                key,
                name: formatDay(key),
                label: formatDay(key).slice(0, by === 'month' ? undefined : 5),
                values: [searches - nothing - unused, unused, nothing],
              }))}
              format={(value) => figure('count', value)}
              formatShort={short}
            />
            {maySeeQueries && (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
                <Button variant="outlined" component={Anchor} href={`${deskPaths.dictionary}?show=nothing`}>
                  {t('search.openNothing')}
                </Button>
                <Button variant="outlined" component={Anchor} href={`${deskPaths.dictionary}?show=unused`}>
                  {t('search.openUnused')}
                </Button>
              </Box>
            )}
            <ReportTable label={t('table')} columns={columns} rows={rows} totals={totals} />
          </>
        )
      }}
    </ReportFrame>
  )
}
