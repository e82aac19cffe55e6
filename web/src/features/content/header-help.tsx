import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Popover from '@mui/material/Popover'
import Skeleton from '@mui/material/Skeleton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { mdiHelpCircleOutline } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { Suspense, useId, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryState } from '#lib/history-state.ts'
import { paths } from '#lib/paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { lazyChunk } from '#ui/lazy-chunk.tsx'
import { routeHelpQuery } from './content.api.ts'
import { HelpTopicLink } from './help-topic-link.tsx'
import { useQuestionKey } from './keys/use-question-key.ts'

const KeysDialog = lazyChunk(() => import('./keys/keys-dialog.tsx'), 'KeysDialog', ['keys'])

/** Help topics of the current route; `?` shows its keys. */
export function HeaderHelp() {
  const { t } = useTranslation('help')
  const [opener, setOpener] = useState<HTMLElement | null>(null)
  const id = useId()
  const close = () => setOpener(null)
  const areKeysShown = useHistoryState('openedKeys') === true
  useQuestionKey()
  return (
    <>
      <Tooltip title={t('header.button')}>
        <IconButton
          aria-label={t('header.button')}
          aria-haspopup="dialog"
          aria-expanded={opener !== null}
          onClick={(event) => setOpener(event.currentTarget)}
          sx={{ color: 'text.secondary', width: 44, height: 44 }}
        >
          <Icon path={mdiHelpCircleOutline} />
        </IconButton>
      </Tooltip>
      <Popover
        open={opener !== null}
        anchorEl={opener}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-labelledby': id,
            sx: { width: 360, maxWidth: 'calc(100vw - 16px)', border: 1, borderColor: 'divider' },
          },
        }}
      >
        <Typography id={id} variant="h3" component="h2" sx={{ px: 4, pt: 3, pb: 1, fontSize: 14 }}>
          {t('header.title')}
        </Typography>
        <RouteTopics onFollow={close} />
        <Divider />
        <Box sx={{ px: 4, py: 2.5 }}>
          <Link component={Anchor} href={paths.help} onClick={close}>
            {t('header.all')}
          </Link>
        </Box>
      </Popover>
      {areKeysShown && (
        <Suspense>
          <KeysDialog />
        </Suspense>
      )}
    </>
  )
}

function RouteTopics({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation('help')
  const route = useLocation({ select: (location) => location.pathname })
  const { data, error, refetch } = useQuery(routeHelpQuery(route))
  if (error && !data)
    return (
      <Box role="alert" sx={{ px: 4, pb: 3, display: 'flex', alignItems: 'center', gap: 2 }}>
        <Typography color="textSecondary">{t('header.failed')}</Typography>
        <Button size="small" onClick={() => void refetch()}>
          {t('header.retry')}
        </Button>
      </Box>
    )
  if (!data)
    return (
      <Box role="status" aria-label={t('loading')} sx={{ px: 4, pb: 3 }}>
        <Skeleton height={32} />
        <Skeleton height={32} />
        <Skeleton height={32} />
      </Box>
    )
  if (data.items.length === 0)
    return (
      <Typography color="textSecondary" sx={{ px: 4, pb: 3 }}>
        {t('header.empty')}
      </Typography>
    )
  return (
    <Box component="ul" sx={{ m: 0, px: 4, pb: 2, listStyle: 'none', maxHeight: '50vh', overflowY: 'auto' }}>
      {data.items.map((topic) => (
        <HelpTopicLink key={topic.slug} topic={topic} onFollow={onFollow} />
      ))}
    </Box>
  )
}
