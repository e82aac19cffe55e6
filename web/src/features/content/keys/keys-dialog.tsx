import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useLocation } from '@tanstack/react-router'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { pageKeys } from './page-keys.rules.ts'

/** The keys of the page one is on. */
export function KeysDialog() {
  const { t } = useTranslation('keys')
  const { close } = useHistoryStateSwitch()
  const path = useLocation({ select: ({ pathname }) => pathname })
  return (
    <AppDialog isOpen title={t('title')} onClose={() => close('openedKeys')}>
      <Box sx={{ display: 'grid', gap: 4 }}>
        {pageKeys(path).map(({ place, keys }) => (
          <section key={place} aria-labelledby={`keys-${place}`}>
            <Typography id={`keys-${place}`} variant="h4" component="h3" sx={{ mb: 1 }}>
              {t(`places.${place}`)}
            </Typography>
            <Box component="dl" sx={list}>
              {keys.map(({ name, keys: pressed }) => (
                <div key={name}>
                  <dt>{t(`names.${name}`)}</dt>
                  <dd>
                    {pressed.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </Box>
          </section>
        ))}
      </Box>
    </AppDialog>
  )
}

const list = {
  m: 0,
  '& > div': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 4, py: 1 },
  '& > div + div': { borderTop: 1, borderColor: 'divider' },
  '& dd': { m: 0, display: 'flex', gap: 1, whiteSpace: 'nowrap' },
  '& kbd': {
    px: 1.5,
    border: 1,
    borderColor: 'divider',
    borderRadius: '4px',
    bgcolor: 'background.default',
    font: 'inherit',
    fontSize: 12,
  },
} as const
