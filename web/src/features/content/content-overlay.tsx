import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { paths } from '#lib/paths.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { pageQuery } from './content.api.ts'
import { OpenAsPage, OverlayState, overlayTitle } from './overlay-state.tsx'
import { RichText, useText } from './rich-text.tsx'

export function ContentOverlay({ slug, onClose }: { slug: string; onClose: () => void }) {
  const { t } = useTranslation('content')
  const { data: page, error, refetch } = useQuery(pageQuery(slug))
  const text = useText(page?.content ?? '')
  return (
    <AppDialog
      isOpen
      title={page?.title ?? overlayTitle(error, t)}
      onClose={onClose}
      actions={page && <OpenAsPage href={paths.content(slug)} />}
    >
      {page ? (
        <>
          <RichText text={text} />
          <Typography variant="caption" color="textSecondary">
            {t('page.updated', { date: formatDate(page.updatedAt) })}
          </Typography>
        </>
      ) : (
        <OverlayState error={error} onRetry={() => void refetch()} />
      )}
    </AppDialog>
  )
}
