import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ApiError } from '#api/api-error.ts'
import type { Translate } from '#i18n/i18n.ts'
import { Anchor } from '#ui/anchor.tsx'
import { TextSkeleton } from './text-skeleton.tsx'

const isMissing = (error: Error | null) => error instanceof ApiError && error.status === 404

/** A dialog needs a name while its text is loading. */
export function overlayTitle(error: Error | null, t: Translate): string {
  if (!error) return t('overlay.loading')
  return t(isMissing(error) ? 'overlay.notFound.title' : 'overlay.failed.title')
}

/** An overlay without its text: loading, missing or failed; the page under it is not affected. */
export function OverlayState({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useTranslation('content')
  if (!error) return <TextSkeleton label={t('overlay.loading')} />
  return (
    <Box role="alert">
      <Typography color="textSecondary">{t(isMissing(error) ? 'overlay.notFound.text' : 'overlay.failed.text')}</Typography>
      {!isMissing(error) && (
        <Button variant="outlined" onClick={onRetry} sx={{ mt: 4 }}>
          {t('overlay.retry')}
        </Button>
      )}
    </Box>
  )
}

export function OpenAsPage({ href }: { href: string }) {
  const { t } = useTranslation('content')
  return (
    <Button component={Anchor} href={href}>
      {t('overlay.openPage')}
    </Button>
  )
}
