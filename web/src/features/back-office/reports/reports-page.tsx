import Button from '@mui/material/Button'
import { mdiFileExcelOutline } from '@mdi/js'
import { useLocation } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { type ReportName, reportNames } from '@vitrina/contract/reports/reports'
import { useTranslation } from '#i18n/use-translation.tsx'
import { parseSearch } from '#lib/search-string.ts'
import { Icon } from '#ui/icon.tsx'
import { Page } from '#ui/page.tsx'
import { QueueTabs } from '#ui/queue-tabs.tsx'
import { saveLink } from '#ui/save-link.ts'
import { BackOfficeNav } from '../back-office-nav.tsx'
import { CartsReport } from './carts-report.tsx'
import { DebtsReport } from './debts-report.tsx'
import { PromisesReport } from './promises-report.tsx'
import { useExportReport } from './reports.api.ts'
import { type ReportParams, readReportParams, reportAddress, switchedTo } from './reports.params.ts'
import { SalesReport } from './sales-report.tsx'
import { SearchReport } from './search-report.tsx'

const reports: Record<ReportName, ComponentType<{ params: ReportParams }>> = {
  sales: SalesReport,
  carts: CartsReport,
  debts: DebtsReport,
  promises: PromisesReport,
  search: SearchReport,
}

/** Figures of the shop: each as a drawing, as a table and as a file. */
export function ReportsPage() {
  const { t } = useTranslation('reports')
  const params = readReportParams(parseSearch(useLocation({ select: (location) => location.searchStr })))
  const exported = useExportReport()
  const Report = reports[params.report]
  return (
    <Page
      title={t('title')}
      nav={<BackOfficeNav open="reports" />}
      actions={
        <Button
          variant="outlined"
          startIcon={<Icon path={mdiFileExcelOutline} />}
          loading={exported.isPending}
          onClick={() => exported.mutate(params, { onSuccess: ({ path }) => saveLink(path) })}
        >
          {t('export')}
        </Button>
      }
    >
      <QueueTabs
        label={t('tabs.label')}
        chosen={params.report}
        queues={reportNames.map((name) => ({
          key: name,
          title: t(`tabs.${name}`),
          address: reportAddress(switchedTo(params, name)),
          count: undefined,
        }))}
      />
      <Report key={params.report} params={params} />
    </Page>
  )
}
