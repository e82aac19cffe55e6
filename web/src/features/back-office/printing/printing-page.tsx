import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { PageLoader } from '#ui/loader.tsx'
import { Page } from '#ui/page.tsx'
import { printingQuery } from './printing.api.ts'

type Props = {
  id: string
  /** Shows the file in place of this page. */
  onReady?: (path: string) => void
}

const showFile = (path: string) => window.location.replace(path)

/** A tab of its own in which papers of many orders are made, and then open for printing. */
export function PrintingPage({ id, onReady = showFile }: Props) {
  const { t } = useTranslation('desk')
  const { data, error, refetch } = useQuery(printingQuery(id))
  const path = data?.path ?? null
  useEffect(() => {
    if (path) onReady(path)
  }, [path, onReady])
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <PageLoader />
  return (
    <Page title={t('printing.title')} width={560}>
      {data.state === 'making' && (
        <>
          <Typography role="status" sx={{ mb: 2 }}>
            {t('printing.making', { count: data.count, percent: data.percent })}
          </Typography>
          <LinearProgress variant="determinate" value={data.percent} aria-label={t('printing.title')} />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
            {t('printing.wait')}
          </Typography>
        </>
      )}
      {path && (
        <Button variant="contained" href={path}>
          {t('printing.open')}
        </Button>
      )}
      {data.state === 'failed' && <Alert severity="error">{t('printing.failed')}</Alert>}
    </Page>
  )
}
