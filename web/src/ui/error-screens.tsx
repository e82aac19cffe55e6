import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Icon } from './icon.tsx'
import { useDocumentTitle } from './use-document-title.ts'

export type Failure = { status?: number; name?: string; message?: string; requestId?: string }

type Props = { icon: string; title: string; text: ReactNode; actions?: ReactNode; failure?: Failure }

/** The frame of every error screen: what happened, what to do, details for support. */
export function ErrorScreen({ icon, title, text, actions, failure }: Props) {
  useDocumentTitle(title)
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        minHeight: { xs: '60vh', lg: '70%' },
        px: 4,
        py: 10,
        textAlign: 'center',
      }}
    >
      <Box sx={{ display: 'flex', p: 4, mb: 5, borderRadius: '50%', bgcolor: 'action.selected', color: 'primary.main' }}>
        <Icon path={icon} sx={{ fontSize: 36 }} />
      </Box>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Typography component="div" sx={{ maxWidth: 480, color: 'text.secondary', textWrap: 'balance' }}>
        {text}
      </Typography>
      {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2, mt: 6 }}>{actions}</Box>}
      {failure && <FailureDetails failure={failure} />}
    </Box>
  )
}

function FailureDetails({ failure }: { failure: Failure }) {
  const { t } = useTranslation('errors')
  const facts = [failure.status || undefined, failure.name, failure.message].filter(Boolean).join(' · ')
  if (!facts && !failure.requestId) return null
  return (
    <Box component="section" aria-label={t('details')} sx={{ mt: 8, maxWidth: 560, color: 'text.secondary', overflowWrap: 'anywhere' }}>
      <Typography variant="caption" component="p">
        {facts}
      </Typography>
      {failure.requestId && (
        <Typography variant="caption" component="p">
          {t('request', { id: failure.requestId })}
        </Typography>
      )}
    </Box>
  )
}

export const reload = (): void => window.location.reload()

export const RetryButton = ({ onRetry, children }: { onRetry: () => void; children: ReactNode }) => (
  <Button variant="contained" onClick={onRetry}>
    {children}
  </Button>
)
