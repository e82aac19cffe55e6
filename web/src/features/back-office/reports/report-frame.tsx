import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { SalesCut } from '@vitrina/contract/reports/reports'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { ReportFilters } from './report-filters.tsx'
import type { ReportParams } from './reports.params.ts'

type Shown = { rows: readonly unknown[]; isCut: boolean; by?: SalesCut }
type Props<T extends Shown> = {
  params: ReportParams
  query: UseQueryResult<T>
  /** Nothing to draw or to list. */
  isEmpty?: (data: T) => boolean
  children: (data: T) => ReactNode
}

/** The common frame of reports: their filters, the words about what is counted, and its states. */
export function ReportFrame<T extends Shown>({ params, query, isEmpty = ({ rows }) => rows.length === 0, children }: Props<T>) {
  const { t } = useTranslation('reports')
  const { data, error, refetch, isPlaceholderData } = query
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 4, maxWidth: 880 }}>
        {t(`about.${params.report}`)}
      </Typography>
      <ReportFilters params={params} by={data?.by ?? null} />
      {error && !data && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rowHeight={44} />}
      {data && (
        <Box
          aria-busy={isPlaceholderData}
          sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)', opacity: isPlaceholderData ? 0.5 : 1 }}
        >
          {isEmpty(data) ? (
            <Typography role="status" color="textSecondary">
              {t(`empty.${params.report}`)}
            </Typography>
          ) : (
            children(data)
          )}
          {data.isCut && <Typography color="textSecondary">{t('cut', { count: data.rows.length })}</Typography>}
        </Box>
      )}
    </>
  )
}
